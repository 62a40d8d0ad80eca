/** Addresses and commands by which a strategy is reached. */

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
    { use: 'Let it meet a search', command: `evodraughts match${game} ${name} alphabeta:depth=2` },
  ];
}

/** As a shell reads it back. */
function quoted(word: string): string {
  return /^[\w./:@%+=,-]+$/.test(word) ? word : `"${word.replaceAll(/["\\$`]/g, String.raw`\$&`)}"`;
}
