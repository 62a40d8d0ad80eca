/** The choices for a new game, remembered on this device. */

import type { GameOrder } from '../../../api/gameApi.ts';
import type { StrategyCard } from '../../../api/playerApi.ts';
import { fieldsOf } from '../../../base/json.ts';
import { VARIANTS } from '../../../rules/variant.ts';
import type { OptionTexts } from './playerSpec.ts';
import { WRITTEN } from './playerSpec.ts';

export interface PlayChoices {
  readonly variant: string;
  readonly side: GameOrder['side'];
  /** The spec of a listed opponent; undefined for a custom one. */
  readonly opponent: string | undefined;
  /** The kind of a custom opponent, or a written spec. */
  readonly kind: string;
  readonly options: OptionTexts;
}

const FIRST_CHOICES: PlayChoices = {
  variant: 'english',
  side: 'black',
  opponent: '',
  kind: 'alphabeta',
  options: {},
};

/** Reads the remembered choices. Values that are no longer valid are ignored. */
export function parseChoices(text: string | null): PlayChoices {
  const found = jsonObject(text);
  const { variant, side, opponent, kind, options }: PlayChoices = { ...FIRST_CHOICES, ...found };
  return {
    variant: VARIANTS.some(({ name }) => name === variant) ? variant : FIRST_CHOICES.variant,
    side: ['black', 'white', 'random'].includes(side) ? side : FIRST_CHOICES.side,
    opponent: found['isOther'] === true ? undefined : (opponent ?? ''),
    kind,
    options: typeof options === 'object' && options !== null ? options : {},
  };
}

export function formatChoices(choices: PlayChoices): string {
  return JSON.stringify({ ...choices, isOther: choices.opponent === undefined });
}

/** An address such as `/?opponent=run:12` overrides the remembered choices. */
export function askedChoices(
  choices: PlayChoices,
  query: URLSearchParams,
  strategies: readonly StrategyCard[],
): PlayChoices {
  const opponent = query.get('opponent');
  const wanted = query.get('variant');
  const fitting = strategies.filter(({ player, variant }) => player === opponent && variant === (wanted ?? variant));
  const variant = VARIANTS.find(({ name }) => name === (wanted ?? fitting[0]?.variant))?.name;
  const asked = { ...choices, ...(variant && { variant }) };
  if (opponent === null) return asked;
  if (fitting.length > 0) return { ...asked, opponent };
  return { ...asked, opponent: undefined, kind: WRITTEN.name, options: { player: opponent } };
}

/** The strategies of a game: the ladder from the weakest to the strongest, and those of your own runs. */
export function strategiesFor(
  strategies: readonly StrategyCard[],
  variant: string,
): Record<'ladder' | 'runs', StrategyCard[]> {
  const fitting = strategies.filter((one) => one.variant === variant);
  const ladder = fitting.filter(({ source }) => source === 'bundled');
  ladder.sort((one, two) => (one.rating?.rating ?? 0) - (two.rating?.rating ?? 0));
  return { ladder, runs: fitting.filter(({ source }) => source === 'run') };
}

/** The chosen listed opponent; by default one from the lower third of the ladder. */
export function chosenStrategy(
  { ladder, runs }: Record<'ladder' | 'runs', readonly StrategyCard[]>,
  spec: string | undefined,
): StrategyCard | undefined {
  if (spec === undefined) return undefined;
  const listed = [...ladder, ...runs];
  return listed.find(({ player }) => player === spec) ?? listed[Math.floor(ladder.length / 3)];
}

function jsonObject(text: string | null): Readonly<Record<string, unknown>> {
  try {
    return fieldsOf(JSON.parse(text ?? '{}'));
  } catch {
    return {};
  }
}
