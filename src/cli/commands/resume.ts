/** `evodraughts resume`: continues a stopped run. The result is the same as without the stop. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import { commandText } from '../terminal/commandText.ts';
import type { FollowOptions } from '../runs/followRun.ts';
import { followRun, printOutcome } from '../runs/followRun.ts';
import { jsonOption, threadsOption } from '../terminal/options.ts';
import { runArgument } from '../runs/runText.ts';

export function addResume(program: Command): void {
  program
    .command('resume')
    .description('continue a stopped run')
    .addArgument(runArgument())
    .addOption(threadsOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts resume 12')
    .action(runResume);
}

async function runResume(id: number, options: FollowOptions): Promise<void> {
  using store = openStore(storePath(), { mustExist: true });
  const { status } = store.run(id);
  if (status !== 'unfinished') {
    const next = commandText(`runs show ${id}`);
    throw new InputError('run-finished', `Run ${id} is ${status}. To see its results: ${next}`);
  }
  printOutcome(await followRun(store, id, options), options.json === true);
}
