/**
 * `evodraughts openings`: computes the openings of matches. Its JSON is the content of `data/openings.json`.
 */

import type { Command } from 'commander';
import type { FoundOpening } from '../../arena/findOpenings.ts';
import { distinctLines, findOpenings } from '../../arena/findOpenings.ts';
import { openingOf } from '../../arena/openingNames.ts';
import { advantageOf, scaleByMan } from '../../players/scoreText.ts';
import { MAN } from '../../evaluators/evaluator.ts';
import { formatFen } from '../../rules/fen.ts';
import type { Variant } from '../../rules/variant.ts';
import { BLACK, WHITE } from '../../rules/side.ts';
import { VARIANTS } from '../../rules/variant.ts';
import { jsonOption, variantOption, wholeNumber } from '../terminal/options.ts';
import { startProgress } from '../terminal/progress.ts';
import { formatNoun, print, printJson } from '../terminal/terminal.ts';
import { wasInterrupted } from '../terminal/interruption.ts';
import { untilInterrupted, withPauses } from '../terminal/untilInterrupted.ts';

interface OpeningsOptions {
  readonly variant?: Variant;
  readonly plies: number;
  readonly depth: number;
  readonly json?: boolean;
}

export function addOpenings(program: Command): void {
  program
    .command('openings')
    .description('compute the balanced openings: distinct positions in which search sees no forced gain of a man')
    .addOption(variantOption().default(undefined, 'all'))
    .option('--plies <number>', 'plies of an opening', wholeNumber(1, 6), 3)
    .option('--depth <plies>', 'search depth', wholeNumber(1, 30), 11)
    .addOption(jsonOption())
    .addHelpText('after', '\nExample:\n  evodraughts openings --variant english --plies 3 --depth 11')
    .action(runOpenings);
}

async function runOpenings(options: OpeningsOptions): Promise<void> {
  const { plies, depth, json = false } = options;
  const found: { variant: Variant; openings: FoundOpening[] }[] = [];
  for (const variant of options.variant ? [options.variant] : VARIANTS) {
    const openings = await search(variant, plies, depth, json);
    if (wasInterrupted()) {
      if (!json) print(`Stopped. The list of ${variant.name} is not complete.`);
      break;
    }
    found.push({ variant, openings });
  }
  if (json) {
    const lists = found.map(({ variant, openings }) => [
      variant.name,
      openings.filter(({ isBalanced }) => isBalanced).map(({ moves }) => moves),
    ]);
    const about =
      `The distinct positions after ${plies} plies from which alpha-beta to depth ${depth}, counting material, ` +
      'sees no forced gain of a man for either side. Each is given by the first line of moves that leads to it.';
    printJson({ about, plies, depth, openings: Object.fromEntries(lists) });
    return;
  }
  for (const { variant, openings } of found) {
    const balanced = openings.filter(({ isBalanced }) => isBalanced);
    print(`${variant.name}: ${balanced.length} of ${formatNoun(openings.length, 'position')} are balanced`);
    for (const { moves } of balanced) print(`  ${openingLine(moves, variant)}`);
    const others = openings.filter(({ isBalanced }) => !isBalanced);
    if (others.length > 0) print('  not balanced, with who is ahead:');
    for (const { moves, score } of others) print(`  ${moves}  ${leadAfter(moves, score, variant)}`);
  }
}

/** The moves, and what the three-move list of English draughts says of them. */
function openingLine(moves: string, variant: Variant): string {
  const start = formatFen(variant.start, variant.board);
  const opening = openingOf({ variant: variant.name, start, moves: moves.split(' ').slice(0, 3) });
  if (!opening) return moves;
  const { number, status, name = '' } = opening;
  return `${moves.padEnd(18)} ${String(number).padStart(3)}  ${status.padEnd(14)}  ${name}`.trimEnd();
}

/** The score is for the side that moves next, and counts material. */
function leadAfter(moves: string, score: number, variant: Variant): string {
  const turn = moves.split(' ').length % 2 === 0 ? BLACK : WHITE;
  return advantageOf(score, turn, scaleByMan(MAN, variant)).scoreText;
}

async function search(variant: Variant, plies: number, depth: number, quiet: boolean): Promise<FoundOpening[]> {
  const progress = startProgress(`Searching ${variant.name}`, distinctLines(variant, plies).length, quiet);
  const found: FoundOpening[] = [];
  for await (const step of untilInterrupted(withPauses(findOpenings(variant, plies, depth)))) {
    if (step.done !== true) found.push(step.value);
    progress.update(found.length);
  }
  progress.stop();
  return found;
}
