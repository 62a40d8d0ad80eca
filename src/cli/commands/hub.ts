/** `evodraughts hub`: any player as an engine with the Hub protocol on standard input and output. */

import type { Command } from 'commander';
import { createInterface } from 'node:readline';
import packageJson from '../../../package.json' with { type: 'json' };
import type { Variant } from '../../rules/variant.ts';
import type { Identity } from '../hub/session.ts';
import { Session } from '../hub/session.ts';
import type { Settings } from '../hub/settings.ts';
import { checkSettings, describeParams } from '../hub/settings.ts';
import { jsonOption, seedOption, variantOption } from '../terminal/options.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface HubOptions {
  readonly variant: Variant;
  readonly seed: number;
  readonly json?: boolean;
}

/** Without options, because some clients fail on an equals sign in a value. The client sets the level anyway. */
const PRESET_PLAYER = 'alphabeta';

const IDENTITY: Identity = {
  name: 'EvoDraughts',
  version: packageJson.version,
  author: 'The EvoDraughts authors',
};

const NOTES = `
The player keeps the limits of its own spec unless the client sets a level. With a clock it uses an equal part of the
time for each remaining move (30 if their number is unknown) and most of the increment, but never more than a third of
the remaining time. With --json it does not play: it prints the name and the parameters of the engine.

Example:
  evodraughts hub alphabeta:time=1s --variant english`;

export function addHub(program: Command): void {
  program
    .command('hub')
    .description('run a player as an engine for programs that use the Hub protocol, version 2')
    .argument('[player]', 'the player, as in mcts:playouts=2000; not human', PRESET_PLAYER)
    .addOption(variantOption())
    .addOption(seedOption())
    .addOption(jsonOption())
    .addHelpText('after', NOTES)
    .action(runHub);
}

async function runHub(player: string, { variant, seed, json }: HubOptions): Promise<void> {
  const settings = checkSettings({ player, variant, seed });
  if (json) printJson({ ...IDENTITY, params: describeParams(settings) });
  else await converse(settings);
}

/** Ends with `quit` or with the input. */
async function converse(settings: Settings): Promise<void> {
  const session = new Session(IDENTITY, settings, print);
  const lines = createInterface({ input: process.stdin, crlfDelay: Infinity });
  lines.on('line', (line) => {
    session.receive(line);
    if (session.isOver) lines.close();
  });
  await new Promise<void>((resolve) => {
    lines.on('close', resolve);
  });
  process.stdin.destroy();
  await session.close();
}
