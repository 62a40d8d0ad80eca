/** `evodraughts evolve`: runs an experiment up to the test of its champion. */

import type { Command } from 'commander';
import { freezeExperiment } from '../../experiments/experiment.ts';
import { createRun } from '../../lab/conductRun.ts';
import { readExperimentFile } from '../../experiments/experimentFile.ts';
import { resolveSpec } from '../../players/players.ts';
import { openStore } from '../../store/store.ts';
import { storePath } from '../../store/storePath.ts';
import type { FollowOptions } from '../runs/followRun.ts';
import { followRun, printOutcome, setOption } from '../runs/followRun.ts';
import { jsonOption, seedOption, threadsOption } from '../terminal/options.ts';

interface EvolveOptions extends FollowOptions {
  readonly seed: number;
  readonly set: readonly string[];
}

export function addEvolve(program: Command): void {
  program
    .command('evolve')
    .description('run an experiment: evolve strategies, choose a champion and test it')
    .argument('<experiment>', 'a file such as experiments/default-8x8.json')
    .addOption(seedOption())
    .addOption(threadsOption())
    .addOption(setOption())
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts evolve experiments/default-8x8.json --seed 1 --set population=100')
    .action(runEvolve);
}

async function runEvolve(file: string, options: EvolveOptions): Promise<void> {
  const experiment = freezeExperiment(readExperimentFile(file, options.set), resolveSpec);
  using store = openStore(storePath());
  const outcome = await followRun(store, createRun(store, experiment, options.seed), options);
  printOutcome(outcome, options.json === true);
}
