/** `evodraughts runs rate`: measures the strength of stored runs against rated players. */

import type { Command } from 'commander';
import { formatStrength } from '../../charts/strengthText.ts';
import { openLabPool } from '../../lab/labPool.ts';
import type { RatingPlan } from '../../lab/rateRun.ts';
import { gamesIn, planRating, rateRun } from '../../lab/rateRun.ts';
import type { StrengthRecord } from '../../store/records.ts';
import type { Store } from '../../store/store.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { runListArgument } from '../runs/runList.ts';
import { printStrengths } from '../runs/strengthText.ts';
import { commandText } from '../terminal/commandText.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { evenNumber, jsonOption, threadsOption, wholeNumber } from '../terminal/options.ts';
import type { Progress } from '../terminal/progress.ts';
import { startProgress } from '../terminal/progress.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';
import { textTable } from '../terminal/textTable.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';

interface RateOptions {
  readonly opponents?: readonly string[];
  readonly games?: number;
  readonly every?: number;
  readonly again?: boolean;
  readonly threads: number;
  readonly json?: boolean;
}

const MOST_GAMES = 10_000;

export function addRunsRate(runs: Command): void {
  runs
    .command('rate')
    .description('measure the strength of runs against rated players, in Elo above random moves')
    .addArgument(runListArgument())
    .option('--opponents <players...>', 'rated players, such as champion:fern (default: as in the experiment)')
    .option('--games <number>', 'games against each opponent (default: as in the experiment)', evenNumber(MOST_GAMES))
    .option(
      '--every <number>',
      'generations from one rating to the next (default: as in the experiment)',
      wholeNumber(1, 100_000),
    )
    .option('--again', 'repeat ratings that exist with the same opponents and games')
    .addOption(threadsOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs rate 12 --games 200 --every 10')
    .action(rateRuns);
}

async function rateRuns(ids: readonly number[], options: RateOptions): Promise<void> {
  using store = openStore(storePath(), { mustExist: true });
  const { opponents, games, every, again: isAgain, json } = options;
  // All are looked up first, so that an unknown run or opponent changes nothing.
  const plans = ids.map((id) => planRating(store, id, { opponents, games, every, isAgain }));
  const total = plans.reduce((sum, plan) => sum + gamesIn(plan), 0);
  const progress = startProgress('Rating', total, json === true);
  const pool = await openLabPool(options.threads);
  const rated: RatedRun[] = [];
  try {
    const ratings = measureAll(store, plans, pool.games, progress);
    for await (const rating of untilInterrupted(ratings)) rated.push(rating);
  } finally {
    progress.stop();
    await pool.close();
  }
  if (json) printJson({ rated, interrupted: wasInterrupted() });
  else printRated(store, plans, rated);
}

interface RatedRun {
  readonly run: number;
  readonly strength: StrengthRecord;
}

async function* measureAll(
  store: Store,
  plans: readonly RatingPlan[],
  pool: Parameters<typeof rateRun>[2],
  progress: Progress,
): AsyncGenerator<RatedRun> {
  let played = 0;
  const onGames = (games: number): void => progress.update((played += games));
  for (const plan of plans) {
    for await (const strength of rateRun(store, plan, pool, onGames)) yield { run: plan.run, strength };
  }
}

function printRated(store: Store, plans: readonly RatingPlan[], rated: readonly RatedRun[]): void {
  for (const { run, yardstick, due } of plans) {
    const strengths = store.strengths(run);
    print(`Run ${run}, against ${yardstick.opponents.map(({ title, elo }) => `${title} (${elo})`).join(', ')}:`);
    const rows = strengths.map((one) => [
      one.generation === null ? 'champion' : String(one.generation),
      formatStrength(one),
      String(one.games),
    ]);
    print(textTable(['generation', 'strength', 'games'], rows, []));
    printStrengths(store.run(run), strengths);
    if (due.length === 0) print('All of these ratings existed. To repeat them, add --again.');
    print('');
  }
  const done = `${formatNoun(rated.length, 'rating')} measured and stored.`;
  if (wasInterrupted()) print(`Stopped: ${done} To measure the rest, repeat the command.`);
  else print(`${done} To see a run: ${commandText(`runs show ${plans[0]!.run}`)}`);
}
