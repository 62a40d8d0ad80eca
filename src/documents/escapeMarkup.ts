/** Escapes any text for the content and the attributes of HTML and XML. */
export function escapeMarkup(text: string): string {
  return withoutControls(text).replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
}

/** XML allows no control characters and no lone surrogates, not even escaped. */
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
