// Where the publisher has its answers.

import { speech } from "../i18n/index.svelte";

/** An answer by its number, or all answers about a card. */
export function official(number: string): { address: string; words: string } {
  const database = "https://www.db.yugioh-card.com/yugiohdb/faq_search.action";
  const card = /^cid (\d+)$/.exec(number)?.[1];
  return card
    ? {
        address: `${database}?ope=4&cid=${card}&request_locale=ja`,
        words: speech.t("rulebook.qa.card", { number: card }),
      }
    : { address: `${database}?ope=5&fid=${number}&request_locale=ja`, words: number };
}
