/** Which features make a player notice which effects of a move. */

import type { Feature } from '../features/feature.ts';
import type { Theme } from './moveFacts.ts';

const THEMES: readonly (readonly [names: RegExp, themes: readonly Theme[]])[] = [
  [/\.(?:men|pieces)$|^settled$|^(?:black|white) pieces$/, ['material', 'end']],
  [/\.(?:kings|material)$|^(?:black|white) kings$/, ['material', 'crown', 'end']],
  [/\.(?:capturable|mostCaptured)$/, ['threat', 'material']],
  [/\.(?:crownDistance|nearCrown|crowning|runaway|attackers)$/, ['crown']],
  [/\.openKingRow$/, ['crown', 'backRow']],
  [/\.(?:backRow|backRowMen|defenders|bridge|triangle|oreo|dog|cornerMan)$|back row$/, ['backRow']],
  [/\.(?:mobility|movable|movableMen|movableKings|freeKings|trappedKings)$|mobility$/, ['mobility', 'end']],
  [/\.centre(?:Men|Kings)?$|in the centre$/, ['centre']],
];

/** By the name, or by the phrase where the name is a number: `x[73]`. */
export function themesOf({ name, phrase }: Pick<Feature, 'name' | 'phrase'>): readonly Theme[] {
  return THEMES.filter(([names]) => names.test(name) || names.test(phrase)).flatMap(([, themes]) => themes);
}
