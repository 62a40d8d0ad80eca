/** `evodraughts players`: every kind of player with its options, and the champions. */

import type { Command } from 'commander';
import type { EvaluatorKind } from '../../evaluators/evaluator.ts';
import { EVALUATORS } from '../../evaluators/evaluators.ts';
import { CHAMPIONS } from '../../players/champions.ts';
import { levelOf } from '../../players/level.ts';
import type { Setting } from '../../base/setting.ts';
import type { PlayerSpec } from '../../players/players.ts';
import { PLAYER_KINDS, parseSpec } from '../../players/players.ts';
import { championList } from '../runs/championList.ts';
import { jsonOption } from '../terminal/options.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface PlayersOptions {
  readonly json?: boolean;
}

export function addPlayers(program: Command): void {
  program
    .command('players')
    .description('list the players, their options and the champions, or check the spec of one')
    .argument('[spec]', 'a player such as alphabeta:depth=6,eval=material')
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts players alphabeta:depth=6')
    .action(runPlayers);
}

function runPlayers(spec: string | undefined, options: PlayersOptions): void {
  const parsed = spec === undefined ? undefined : parseSpec(spec);
  const kinds = parsed ? [parsed.kind] : PLAYER_KINDS;
  if (options.json) {
    printJson({
      players: kinds.map(kindJson),
      evaluators: EVALUATORS.map(evaluatorJson),
      ...(parsed
        ? { spec: parsed.name, values: parsed.values }
        : {
            champions: CHAMPIONS.map((champion) => ({
              ...champion,
              level: levelOf(champion.rating, champion.variant),
            })),
          }),
    });
    return;
  }
  print(kinds.map(describeKind).join('\n\n'));
  print('');
  if (parsed) {
    print(`${parsed.name} is valid.`);
    return;
  }
  print('A player is written name:option=value,option=value. The defaults are in brackets.');
  print('');
  print('The champions, with their level and Elo above random moves in their game (95 % interval):');
  print('');
  print(championList(CHAMPIONS));
}

function describeKind(kind: PlayerSpec['kind']): string {
  const head = `${kind.name}: ${kind.summary}`;
  const rows = Object.entries(kind.options).map(([name, option]) => [
    `  ${name}`,
    presetText(option),
    `${option.summary} (${option.form})`,
  ]);
  const details = Object.entries(kind.options).flatMap(([name, option]) =>
    (option.details ?? []).map((line) => `  ${name}=${line}`),
  );
  const table = rows.length === 0 ? [] : textTable(['', '', ''], rows, [0, 1, 2]).split('\n').slice(1);
  return [head, ...table, ...details, `  example: ${kind.example}`].join('\n');
}

function evaluatorJson({ name, summary, argument }: EvaluatorKind): unknown {
  return { name, summary, ...(argument && { form: argument.form, example: argument.example }) };
}

function presetText(option: Setting<unknown>): string {
  return option.preset === undefined ? '' : `[${option.format(option.preset)}]`;
}

function kindJson(kind: PlayerSpec['kind']): unknown {
  const options = Object.entries(kind.options).map(([name, { summary, form, preset }]) => ({
    name,
    summary,
    form,
    preset: preset ?? null,
  }));
  return { name: kind.name, summary: kind.summary, example: kind.example, options };
}
