// Asking the server about boards; it answers, or it is silent.

export async function ask<Answer>(address: string, body?: unknown): Promise<Answer | null> {
  try {
    const answer = await fetch(address, {
      method: body === undefined ? "GET" : "POST",
      headers: { "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    return answer.ok ? ((await answer.json()) as Answer) : null;
  } catch {
    return null;
  }
}
