/** Shortens the very long words of a text, such as the weights of a net in the spec of a player. */

const LONGEST = 60;
const SHOWN = 8;

/** `net(tiers: f4kSv7J-...)`. The result is for readers: it no longer names the player. */
export function shortWords(text: string): string {
  return text.replaceAll(/[\w-]+/g, (word) => (word.length > LONGEST ? `${word.slice(0, SHOWN)}...` : word));
}
