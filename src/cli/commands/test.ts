/** `evodraughts test`: measures and compares players with a protocol that is the same for all. */

import type { Command } from 'commander';
import { Option } from 'commander';
import { InputError } from '../../base/inputError.ts';
import type { GamePool } from '../../arena/encounters.ts';
import { GAME_WORKER } from '../../arena/encounters.ts';
import { playFairTest } from '../../arena/fairTest.ts';
import type { FairTestPlan } from '../../arena/fairTestPlan.ts';
import { TEST_GAMES, TEST_OPPONENTS, TEST_SEEDS, pairsIn, planFairTest } from '../../arena/fairTestPlan.ts';
import type { FairResult } from '../../arena/fairTestResult.ts';
import { fairTestResult, resultOfPlayer } from '../../arena/fairTestResult.ts';
import type { PlayedPair } from '../../arena/fairTestScores.ts';
import { OPENING_CHOICES } from '../../arena/openings.ts';
import { orderPlayer } from '../../players/players.ts';
import { threadPool } from '../../pools/pool.ts';
import type { Variant } from '../../rules/variant.ts';
import type { ThesisResult } from '../../papers/greaney2026/thesisTest.ts';
import { thesisTest } from '../../papers/greaney2026/thesisTest.ts';
import { commandText } from '../terminal/commandText.ts';
import { chosenOpenings } from '../contests/openingChoice.ts';
import { evenNumber, jsonOption, threadsOption, variantOption } from '../terminal/options.ts';
import { printSaving } from '../terminal/printSaving.ts';
import { startProgress } from '../terminal/progress.ts';
import { remarkOnVariant } from '../board/remarkOnVariant.ts';
import { formatSeeds, parseSeeds } from '../runs/seedList.ts';
import { checkStore, runScores, saveTests } from '../contests/testStore.ts';
import { printFairResult, printThesisResult } from '../contests/testText.ts';
import { formatDuration, formatNoun, print } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted } from '../terminal/untilInterrupted.ts';

interface TestOptions {
  readonly versus?: readonly string[];
  readonly protocol: 'fair' | 'thesis';
  readonly variant: Variant;
  readonly games: number;
  readonly opponents: readonly string[];
  readonly openings: string;
  readonly seeds: readonly number[];
  readonly threads: number;
  readonly json?: boolean;
  readonly save?: boolean;
}

export function addTest(program: Command): void {
  program
    .command('test')
    .description('test players fairly: both colours, many openings, fixed seeds, the same opponents for all')
    .argument('<players...>', 'one or more players, see "evodraughts players"; several are compared')
    .option('--versus <players...>', 'compare the players before this option, as a group, with these')
    .addOption(
      new Option('--protocol <name>', 'fair, or thesis: the published test of Greaney (2026), as Black only')
        .choices(['fair', 'thesis'])
        .default('fair'),
    )
    .addOption(variantOption())
    .option(
      '--games <number>',
      'games against each opponent, both colours of each opening',
      evenNumber(1_000_000),
      TEST_GAMES,
    )
    .addOption(
      new Option('--opponents <players...>', 'the opponents').default(TEST_OPPONENTS, TEST_OPPONENTS.join(' ')),
    )
    .option('--openings <source>', `${OPENING_CHOICES}, or a file of PDN games or FEN lines`, 'three-move')
    .addOption(
      new Option('--seeds <list>', 'such as 90001-90005 or 1,2,3; they share the games')
        .argParser(parseSeeds)
        .default(TEST_SEEDS, formatSeeds(TEST_SEEDS)),
    )
    .addOption(threadsOption('games played at once'))
    .option('--save', 'save the result of each player in the store, see "evodraughts tests"')
    .addOption(jsonOption())
    .addHelpText(
      'after',
      '\nExample:\n  evodraughts test "expression:mul(x[73], x[24]),mode=position" --opponents random',
    )
    .action((specs: readonly string[], options: TestOptions, command: Command) =>
      options.protocol === 'thesis' ? runThesisTest(specs, options, command) : runFairTest(specs, options),
    );
}

async function runFairTest(specs: readonly string[], options: TestOptions): Promise<void> {
  const { variant, games, opponents, seeds, versus = [], json = false } = options;
  const entrants = (list: readonly string[]) => list.map((player) => ({ player }));
  const plan = planFairTest({
    variant,
    players: entrants(specs),
    ...(versus.length > 0 && { versus: entrants(versus) }),
    openings: await chosenOpenings(options.openings, variant, seeds[0]!),
    opponents,
    seeds,
    games,
  });
  remarkOnVariant([...plan.players.map(({ player }) => player), ...plan.opponents], variant);
  const runs = runScores(plan.players.map(({ player }) => player));
  if (options.save) checkStore();
  const startMs = performance.now();
  const result = fairTestResult(plan, await playPlan(plan, options));
  const timeMs = performance.now() - startMs;
  const save = () => (options.save ? saveFairResult(result) : []);
  if (json) {
    printSaving({ ...result, runs: Object.fromEntries(runs), interrupted: wasInterrupted(), timeMs }, save);
    return;
  }
  if (wasInterrupted()) print('Stopped early. The result so far:');
  printFairResult(result, runs);
  const command = commandText(`play --white "${result.players[0]!.player}"`, variant.name);
  print(`${formatDuration(timeMs)}. To play against ${specs.length > 1 ? 'the first' : 'it'}: ${command}`);
  printSaved(save());
}

/** Plays until all games are played or Ctrl-C is pressed. */
async function playPlan(plan: FairTestPlan, { threads, json }: TestOptions): Promise<PlayedPair[]> {
  const pool: GamePool = threadPool(GAME_WORKER, threads);
  const progress = startProgress('Testing', pairsIn(plan), json === true);
  const played: PlayedPair[] = [];
  try {
    for await (const pair of untilInterrupted(playFairTest(pool, plan))) {
      played.push(pair);
      progress.update(played.length, `${formatNoun(2 * played.length, 'game')} of ${2 * pairsIn(plan)}`);
    }
  } finally {
    progress.stop();
    await pool.close();
  }
  return played;
}

function runThesisTest(specs: readonly string[], options: TestOptions, command: Command): void {
  const { variant, json = false } = options;
  const given = FAIR_OPTIONS.find((name) => command.getOptionValueSource(name) === 'cli');
  if (given !== undefined) {
    throw new InputError(
      'test-thesis',
      `--protocol thesis does not accept --${given}: its games are those of the thesis.`,
    );
  }
  // Checks the specs, and whether a strategy fits this board.
  const players = specs.map((spec) => orderPlayer(spec, variant));
  remarkOnVariant(
    players.map(({ name }) => name),
    variant,
  );
  if (options.save) checkStore();
  const results = players.map(({ name, spec }) => ({ player: name, spec, ...thesisTest(spec, variant) }));
  const protocol = 'thesis';
  const tests = results.map(({ player, spec, ...result }) => ({
    player,
    spec,
    variant: variant.name,
    protocol,
    result,
  }));
  const save = () => (options.save ? saveTests(tests) : []);
  if (json) {
    printSaving({ protocol, variant: variant.name, players: results }, save);
    return;
  }
  for (const { player, spec: _, ...result } of results) {
    printThesisResult(player, result);
    print('');
  }
  print(isAllOriginal(results) ? COMPARABLE : NOT_COMPARABLE);
  print(`The fair test: ${commandText(`test "${players[0]!.name}" --protocol fair`, variant.name)}`);
  printSaved(save());
}

const FAIR_OPTIONS = ['versus', 'games', 'opponents', 'openings', 'seeds', 'threads'];

const COMPARABLE = 'One colour, one opponent and one opening: compare these numbers only with those of the thesis.';
const NOT_COMPARABLE =
  'One colour, one opponent and one opening, by the official rules: these numbers do not compare with the thesis.';

function isAllOriginal(results: readonly ThesisResult[]): boolean {
  return results.every(({ rules }) => rules === 'original');
}

/** Saves the results of all players that have any. */
function saveFairResult(result: FairResult): number[] {
  const { variant, protocol, players } = result;
  const tested = players.filter(({ opponents }) => opponents.length > 0);
  return saveTests(
    tested.map(({ player, spec }) => ({ player, spec, variant, protocol, result: resultOfPlayer(result, player) })),
  );
}

/** Comes after the result, which is then not lost if saving fails. */
function printSaved(saved: readonly number[]): void {
  if (saved.length === 0) return;
  const [names, which] = saved.length === 1 ? ['test', 'it'] : ['tests', 'one'];
  print(`Saved as ${names} ${saved.join(', ')}. To see ${which} again: ${commandText(`tests ${saved[0]}`)}`);
}
