/** Addresses and commands for a strategy. */

/** Its own page. */
export function strategyAddress(player: string, variant: string): string {
  return `/strategy?${new URLSearchParams({ player, variant }).toString()}`;
}

/** A new game against it. */
export function playAddress(player: string, variant: string): string {
  return `/?${new URLSearchParams({ opponent: player, variant }).toString()}`;
}

/** What to type in a terminal to use it. */
export function strategyCommands(
  player: string,
  variant: string,
): { readonly use: string; readonly command: string }[] {
  const game = variant === 'english' ? '' : ` --variant ${variant}`;
  const name = quoted(player);
  return [
    { use: 'Play against it', command: `evodraughts play${game} --white ${name}` },
    { use: 'Explain it', command: `evodraughts explain${game} ${name}` },
    { use: 'Play it against a search', command: `evodraughts match${game} ${name} alphabeta:depth=2` },
  ];
}

/** Quotes a word for a shell. */
function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `"${word.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;
}
