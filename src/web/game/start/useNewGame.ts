/** The choices for a new game, the resulting position and opponent, and starting the game. */

import { useState } from 'preact/hooks';
import type { KindView, PlayersView, StrategyCard } from '../../../api/playerApi.ts';
import type { Position } from '../../../rules/position.ts';
import type { Variant } from '../../../rules/variant.ts';
import { variantNamed } from '../../../rules/variant.ts';
import { place } from '../../router.ts';
import { sentenceOf } from '../../server.ts';
import { remember, remembered } from '../../theme.ts';
import type { PlayChoices } from './playChoices.ts';
import { askedChoices, chosenStrategy, formatChoices, parseChoices, strategiesFor } from './playChoices.ts';
import { WRITTEN, missingOption, specOf } from './playerSpec.ts';
import { startGame } from './startGame.ts';
import type { StartChoice } from './startPosition.ts';
import { NORMAL_START, askedStart, startOf } from './startPosition.ts';

const KEY = 'play';

interface Problem {
  readonly sentence: string;
  /** Whether it concerns the position and is shown there. */
  readonly isOfStart: boolean;
}

interface NewGame {
  readonly choices: PlayChoices;
  readonly change: (changed: Partial<PlayChoices>) => void;
  readonly start: StartChoice;
  readonly changeStart: (start: StartChoice) => void;
  readonly variant: Variant;
  /** The start position. */
  readonly position: Position;
  readonly ladder: readonly StrategyCard[];
  readonly runs: readonly StrategyCard[];
  /** The opponent, if it is a listed one. */
  readonly listed: StrategyCard | undefined;
  readonly kinds: readonly KindView[];
  /** Why the game cannot start. */
  readonly problem: Problem | undefined;
  readonly isStarting: boolean;
  readonly begin: () => Promise<void>;
}

export function useNewGame(players: PlayersView): NewGame {
  const [choices, setChoices] = useState(() =>
    askedChoices(parseChoices(remembered(KEY)), place.value.query, players.strategies),
  );
  const variant = variantNamed(choices.variant);
  const [start, setStart] = useState(() => askedStart(place.value.query.get('fen'), variant));
  const [problem, setProblem] = useState<Problem | undefined>();
  const [isStarting, setStarting] = useState(false);
  const { ladder, runs } = strategiesFor(players.strategies, choices.variant);
  const listed = chosenStrategy({ ladder, runs }, choices.opponent);
  const kinds = [...players.kinds, WRITTEN];
  const kind = kinds.find(({ name }) => name === choices.kind) ?? WRITTEN;
  const { position, order, problem: startProblem } = startOf(start, variant);

  const changeStart = (changed: StartChoice): void => {
    setStart(changed);
    setProblem(undefined);
  };
  const change = (changed: Partial<PlayChoices>): void => {
    const next = { ...choices, ...changed };
    setChoices(next);
    setProblem(undefined);
    // A position of one variant is useless in another.
    if (next.variant !== choices.variant) setStart(NORMAL_START);
    remember(KEY, formatChoices(next));
  };
  const begin = async (): Promise<void> => {
    const missing = listed ? undefined : missingOption(kind, choices.options);
    const wrong = startProblem ?? (missing === undefined ? undefined : `Fill in the opponent's ${missing}.`);
    setProblem(wrong === undefined ? undefined : { sentence: wrong, isOfStart: wrong === startProblem });
    if (wrong !== undefined) return;
    setStarting(true);
    const opponent = listed?.player ?? specOf(kind, choices.options);
    try {
      await startGame({ variant: choices.variant, side: choices.side, opponent, ...order });
    } catch (error) {
      setProblem({ sentence: sentenceOf(error), isOfStart: order.pdn !== undefined });
      setStarting(false);
    }
  };
  return {
    choices,
    change,
    start,
    changeStart,
    variant,
    position,
    ladder,
    runs,
    listed,
    kinds,
    problem,
    isStarting,
    begin,
  };
}
