/** `evodraughts resume`: goes on with a run that was stopped, and ends as if it never had been. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { openStore, storePath } from '../../store/store.ts';
import type { FollowOptions } from '../followRun.ts';
import { followRun, threadsOption } from '../followRun.ts';
import { jsonOption, wholeNumber } from '../options.ts';

export function addResume(program: Command): void {
  program
    .command('resume')
    .description('go on with a run that was stopped')
    .argument('<run>', 'its number, see "evodraughts runs"', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .addOption(threadsOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts resume 12')
    .action(runResume);
}

async function runResume(id: number, options: FollowOptions): Promise<void> {
  const store = openStore(storePath(), { mustExist: true });
  try {
    const { status } = store.run(id);
    if (status !== 'unfinished') {
      throw new InputError(
        'run-finished',
        `Run ${id} is ${status}. evodraughts runs show ${id} tells what came of it.`,
      );
    }
    await followRun(store, id, options);
  } finally {
    store.close();
  }
}
