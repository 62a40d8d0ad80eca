/** `evodraughts rate`: a rating list of the players in PDN files. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { ratingGroups } from '../../arena/ratings.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import type { PairResult } from '../../stats/playerGroups.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, variantOption } from '../terminal/options.ts';
import { exitCodeOf, visitPdnFiles } from '../board/pdnFiles.ts';
import { printRatings, ratingsJson } from '../contests/ratingText.ts';
import { formatNoun, print, printError, printJson } from '../terminal/terminal.ts';

interface RateOptions {
  readonly variant: Variant;
  readonly json?: boolean;
}

export function addRate(program: Command): void {
  program
    .command('rate')
    .description('make a rating list of the players in PDN files')
    .argument('<files...>', 'PDN files; - for standard input')
    .addOption(variantOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts rate games.pdn')
    .action(runRate);
}

async function runRate(files: readonly string[], options: RateOptions): Promise<void> {
  const results = new Map<Variant, Results>();
  let skipped = 0;
  const run = await visitPdnFiles(files, options.variant, options.json === true, {
    file: () => undefined,
    entry: ({ game }) => {
      const list = (game && results.get(game.variant)) ?? new Results();
      if (!game || !list.add(game)) skipped++;
      else results.set(game.variant, list);
    },
  });
  for (const failure of run.failures) printError(failure.message);
  process.exitCode = exitCodeOf(run, false);
  if (results.size === 0) {
    throw new InputError('rate-nothing', 'These files contain no finished game between two different named players.');
  }
  const lists = [...results].map(([variant, { games, players, pairs }]) => ({
    variant: variant.name,
    games,
    players: players.length,
    groups: ratingGroups(players, pairs),
  }));
  if (options.json) {
    const rated = lists.map(({ groups, ...list }) => ({ ...list, groups: ratingsJson(groups) }));
    printJson({ lists: rated, skipped, interrupted: run.interrupted });
    return;
  }
  for (const { variant, games, players, groups } of lists) {
    print(`${variant}: ${formatNoun(games, 'game')} of ${formatNoun(players, 'player')}`);
    printRatings(groups);
    print('');
  }
  if (lists.length > 1) print('Games of different variants are rated separately.');
  if (skipped > 0) print(`${formatNoun(skipped, 'game')} without a result or without two names ignored.`);
}

/** Collects results by players. */
class Results {
  readonly players: string[] = [];
  readonly #pairs = new Map<string, PairResult>();
  games = 0;

  get pairs(): PairResult[] {
    return [...this.#pairs.values()];
  }

  /** Whether the game counts: it has a result and two different players. */
  add({ tags, result }: PdnGame): boolean {
    const [black, white] = ['Black', 'White'].map((name) => tags.find((tag) => tag.name === name)?.value.trim());
    const points = POINTS[result];
    if (!black || !white || black === white || points === undefined) return false;
    const first = this.#indexOf(black);
    const second = this.#indexOf(white);
    const key = `${first} ${second}`;
    const before = this.#pairs.get(key) ?? { first, second, wins: 0, draws: 0, losses: 0 };
    const field = points === 1 ? 'wins' : points === 0 ? 'losses' : 'draws';
    this.#pairs.set(key, { ...before, [field]: before[field] + 1 });
    this.games++;
    return true;
  }

  #indexOf(player: string): number {
    const index = this.players.indexOf(player);
    return index === -1 ? this.players.push(player) - 1 : index;
  }
}

/** Black's points; a game that both lost or that was not finished has none. */
const POINTS: Readonly<Record<string, number | undefined>> = { '1-0': 1, '0-1': 0, '1/2-1/2': 0.5 };
