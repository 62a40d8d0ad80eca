/** The built-in champions of each game, from the weakest to the strongest. */

import { formatStrength } from '../../charts/strengthText.ts';
import type { Champion } from '../../players/champions.ts';
import { levelOf } from '../../players/level.ts';
import { wrapText } from '../terminal/wrapText.ts';

export function championList(champions: readonly Champion[]): string {
  const games = Map.groupBy(champions, ({ variant }) => variant);
  return [...games].map(([variant, ladder]) => [`${variant}:`, ...rungs(ladder)].join('\n')).join('\n\n');
}

/** Each champion takes as many lines as the description of its character needs. */
function rungs(ladder: readonly Champion[]): string[] {
  const ratings = ladder.map(({ rating, low, high }) => formatStrength({ elo: rating, low, high }));
  const levels = ladder.map(({ rating, variant }) => levelOf(rating, variant));
  const levelWidth = Math.max(...levels.map((level) => level.length));
  const nameWidth = Math.max(...ladder.map(({ name }) => name.length));
  const ratingWidth = Math.max(...ratings.map((text) => text.length));
  return ladder.map(({ name, character }, index) =>
    wrapText(
      `  ${name.padEnd(nameWidth)}  ${levels[index]!.padEnd(levelWidth)}  ${ratings[index]!.padStart(ratingWidth)}  `,
      character,
    ),
  );
}
