/** Text that may stand between the tags and in the attributes of HTML and XML, whatever is in it. */
export function escapeMarkup(text: string): string {
  return withoutControls(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** XML knows no control characters and no halves of characters, not even escaped. */
export function withoutControls(text: string): string {
  return text.toWellFormed().replaceAll(/(?![\t\n\r])[\p{Cc}\uFFFE\uFFFF]/gu, '');
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
