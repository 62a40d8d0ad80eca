/** `evodraughts matches`: the matches that were saved with `match --save`, and the games of one. */

import type { Command } from 'commander';
import { InputError } from '../../base/inputError.ts';
import { numberAt } from '../../reports/jsonAt.ts';
import type { StoredMatch } from '../../store/records.ts';
import { commandText } from '../terminal/commandText.ts';
import { formatPoints } from '../contests/eloText.ts';
import { jsonOption, wholeNumber } from '../terminal/options.ts';
import { openOutput } from '../terminal/outputFile.ts';
import { openForReading } from '../runs/runText.ts';
import { textTable } from '../terminal/textTable.ts';
import { print, printJson } from '../terminal/terminal.ts';

interface MatchesOptions {
  readonly json?: boolean;
}

export function addMatches(program: Command): void {
  program
    .command('matches')
    .description('list the saved matches, or print the games of one as PDN')
    .argument('[number]', 'the number of a match', wholeNumber(1, Number.MAX_SAFE_INTEGER))
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts matches 3')
    .action((id: number | undefined, options: MatchesOptions) =>
      id === undefined ? listMatches(options) : showMatch(id, options),
    );
}

function listMatches({ json }: MatchesOptions): void {
  using store = openForReading();
  const matches = store.matches();
  if (json) printJson({ matches });
  else if (matches.length > 0) printMatches(matches);
  else print(`There are no saved matches yet. "${commandText('match alphabeta random --save')}" plays and saves one.`);
}

function printMatches(matches: readonly StoredMatch[]): void {
  const rows = matches.map(({ id, variant, players, seed, openings, result }) => [
    String(id),
    variant,
    players.join(' against '),
    `${formatPoints(numberAt(result, 'points') ?? 0)} of ${numberAt(result, 'games') ?? 0}`,
    openings,
    String(seed),
  ]);
  print(textTable(['match', 'game', 'players', 'points', 'openings', 'seed'], rows, [1, 2, 4]));
  print('');
  print(`To print the games of one: ${commandText(`matches ${matches[0]!.id}`)}`);
}

async function showMatch(id: number, { json }: MatchesOptions): Promise<void> {
  const { match, games } = findMatch(id);
  if (json) {
    printJson({ ...match, pdn: games });
    return;
  }
  const output = await openOutput(undefined);
  for (const pdn of games) await output.write(pdn);
}

function findMatch(id: number): { match: StoredMatch; games: string[] } {
  using store = openForReading();
  const match = store.matches().find((candidate) => candidate.id === id);
  if (!match) {
    throw new InputError('match-unknown', `There is no match ${id}. "${commandText('matches')}" lists them.`);
  }
  return { match, games: store.games({ match: id }).map(({ pdn }) => pdn) };
}
