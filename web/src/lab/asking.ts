// Asking the server about boards; it answers, refuses, or is silent.

import { NotOpened, refused } from "../home/rooms";

export async function ask<Answer>(address: string, body?: unknown): Promise<Answer | NotOpened> {
  try {
    const answer = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as Answer) : await refused(answer);
  } catch {
    return new NotOpened("silent");
  }
}
