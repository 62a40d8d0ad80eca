/** `evodraughts rate`: a rating list of the players in files of games. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { ratingGroups } from '../../arena/ratings.ts';
import type { PdnGame } from '../../rules/pdn/pdnGame.ts';
import type { PairResult } from '../../stats/playerGroups.ts';
import type { Variant } from '../../rules/variant.ts';
import { jsonOption, variantOption } from '../options.ts';
import { exitCodeOf, visitPdnFiles } from '../pdnFiles.ts';
import { printRatings, ratingsJson } from '../ratingText.ts';
import { formatNoun, print, printError, printJson } from '../terminal.ts';

interface RateOptions {
  readonly variant: Variant;
  readonly json?: boolean;
}

export function addRate(program: Command): void {
  program
    .command('rate')
    .description('rate the players in files of games, all results weighed together')
    .argument('<files...>', 'PDN files; - for standard input')
    .addOption(variantOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts rate games.pdn')
    .action(runRate);
}

async function runRate(files: readonly string[], options: RateOptions): Promise<void> {
  const results = new Results();
  let skipped = 0;
  const run = await visitPdnFiles(files, options.variant, options.json === true, {
    file: () => undefined,
    entry: ({ game }) => {
      if (!game || !results.add(game)) skipped++;
    },
  });
  for (const failure of run.failures) printError(failure.message);
  process.exitCode = exitCodeOf(run, false);
  if (results.games === 0) {
    throw new InputError('rate-nothing', 'There is no finished game between two named players in these files.');
  }
  const groups = ratingGroups(results.players, results.pairs);
  if (options.json) {
    printJson({ games: results.games, skipped, groups: ratingsJson(groups), interrupted: run.interrupted });
    return;
  }
  printRatings(groups);
  const left = skipped === 0 ? '' : `; ${formatNoun(skipped, 'game')} without a result or without names left out`;
  print(`${formatNoun(results.games, 'game')} of ${formatNoun(results.players.length, 'player')}${left}.`);
}

/** Results by players, as games come in. */
class Results {
  readonly players: string[] = [];
  readonly #pairs = new Map<string, PairResult>();
  games = 0;

  get pairs(): PairResult[] {
    return [...this.#pairs.values()];
  }

  /** Whether the game counts: it has a result and two players that are not the same. */
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
