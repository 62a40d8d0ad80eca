/** `evodraughts runs delete`: deletes runs and all their data. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { refuseConducted } from '../../lab/conductor.ts';
import type { RunRecord } from '../../store/records.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { openLines } from '../board/askLines.ts';
import { listenForInterrupt } from '../terminal/interruption.ts';
import { jsonOption } from '../terminal/options.ts';
import { runsArgument, statusText } from '../runs/runText.ts';
import { formatNoun, isInteractive, print, printJson } from '../terminal/terminal.ts';

interface DeleteOptions {
  readonly yes?: boolean;
  readonly json?: boolean;
}

export function addRunsDelete(runs: Command): void {
  runs
    .command('delete')
    .description('delete runs and their generations, champions, tests and games')
    .addArgument(runsArgument())
    .option('--yes', 'do not ask for confirmation')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts runs delete 12 --yes')
    .action(deleteRuns);
}

async function deleteRuns(ids: readonly number[], options: DeleteOptions): Promise<void> {
  using store = openStore(storePath(), { mustExist: true });
  // All are checked first, so that nothing is deleted if one is unknown or in progress.
  const runs = [...new Set(ids)].map((id) => store.run(id));
  for (const { id } of runs) refuseConducted(store, id);
  if (!options.yes && !(await isMeant(runs, options.json === true))) {
    print('Nothing was deleted.');
    return;
  }
  store.deleteRuns(runs.map(({ id }) => id));
  if (options.json) printJson({ deleted: runs.map(({ id, name }) => ({ id, name })) });
  else for (const run of runs) print(`Deleted: ${describe(run)}.`);
}

async function isMeant(runs: readonly RunRecord[], isForProgram: boolean): Promise<boolean> {
  if (isForProgram || !isInteractive()) {
    throw new InputError('delete-unsure', 'Deleting runs needs a confirmation, which is not possible here. Add --yes.');
  }
  for (const run of runs) print(describe(run));
  using interruption = listenForInterrupt();
  const lines = openLines(interruption);
  try {
    const answer = await lines.ask(`Delete ${formatNoun(runs.length, 'run')} for good? (yes or no) `);
    if (answer === undefined) print('');
    return /^y(es)?$/i.test(answer?.trim() ?? '');
  } finally {
    lines.close();
  }
}

function describe(run: RunRecord): string {
  return `run ${run.id}, ${run.name}, ${statusText(run)}`;
}
