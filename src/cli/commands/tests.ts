/** `evodraughts tests`: the saved tests, of runs and of `test --save`, and one of them in full. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { jsonAt } from '../../reports/jsonAt.ts';
import { testScores } from '../../reports/testScores.ts';
import type { StoredTest } from '../../store/records.ts';
import { commandText } from '../terminal/commandText.ts';
import { jsonOption, wholeNumber } from '../terminal/options.ts';
import { openForReading, terminalColumns } from '../runs/runText.ts';
import { shortened } from '../contests/shareText.ts';
import { printStoredTest } from '../contests/storedTestText.ts';
import { formatPercent } from '../contests/testText.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface TestsOptions {
  readonly json?: boolean;
}

export function addTests(program: Command): void {
  program
    .command('tests')
    .description('list the saved tests, or show one')
    .argument('[number]', 'the number of a test', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts tests 3')
    .action((id: number | undefined, options: TestsOptions) =>
      id === undefined ? listTests(options) : showTest(id, options),
    );
}

function listTests({ json }: TestsOptions): void {
  using store = openForReading();
  const tests = store.tests();
  if (json) printJson({ tests });
  else if (tests.length > 0) printTests(tests);
  else print(`There are no saved tests yet. "${commandText('test alphabeta --save')}" makes and saves one.`);
}

function printTests(tests: readonly StoredTest[]): void {
  const rows = tests.map((test) => [
    String(test.id),
    test.run === null ? '' : String(test.run),
    test.variant,
    shortened(test.player),
    `${test.protocol}${jsonAt(test.result, 'isComplete') === false ? ', stopped early' : ''}`,
    shortened(winsText(test), Math.max(20, terminalColumns() - LEFT_ROOM)),
  ]);
  print(textTable(['test', 'run', 'game', 'player', 'protocol', 'wins against'], rows, [2, 3, 4, 5]));
  print('');
  print(`To show one: ${commandText(`tests ${tests[0]!.id}`)}`);
}

/** The greatest width of the other columns, except for tests that were stopped early. */
const LEFT_ROOM = 80;

function winsText(test: StoredTest): string {
  const scores = testScores(test).map(({ opponent, winRate }) => `${opponent} ${formatPercent(winRate.value)}`);
  return scores.join(', ');
}

function showTest(id: number, { json }: TestsOptions): void {
  using store = openForReading();
  const test = store.tests().find((candidate) => candidate.id === id);
  if (!test) throw new InputError('test-unknown', `There is no test ${id}. "${commandText('tests')}" lists them.`);
  if (json) printJson(test);
  else printStoredTest(test, test.run === null ? undefined : store.run(test.run).status);
}
