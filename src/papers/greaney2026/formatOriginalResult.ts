/** Writes a result as the original EvoDraughts does, without the unknown parts. */

import type { OriginalResult, OriginalTest } from './originalResult.ts';
import { BEST, NOTE, TITLE } from './originalResult.ts';

const WIDTH = 60;

export function formatOriginalResult(result: OriginalResult): string {
  const { board, mode, test, statistics, remarks } = result;
  const edition = mode === 'index' ? '' : board === 8 ? ' (8x8 Version)' : ' (Improved Version)';
  const lines = [
    '='.repeat(WIDTH),
    `${TITLE}${edition}`,
    '='.repeat(WIDTH),
    ...settingLines(result),
    '='.repeat(WIDTH),
    '',
    BEST,
    '-'.repeat(WIDTH),
    result.phenotype,
    '',
    `Fitness: ${result.fitness.toFixed(4)}`,
    ...genomeLines(result),
    '',
    ...(test ? [...testLines(test, board), ''] : []),
    'Generation Statistics:',
    '-'.repeat(WIDTH),
    ...statistics.map(
      ({ best, average }, number) => `Generation ${number}: Best=${decimal(best)}, Avg=${decimal(average)}`,
    ),
    ...(remarks.length > 0 ? ['', ...remarks] : []),
  ];
  return `${lines.join('\n')}\n`;
}

function decimal(value: number | null): string {
  return value === null ? 'nan' : value.toFixed(4);
}

function settingLines(result: OriginalResult): string[] {
  const { board, coevolution, coevolutionOpponents } = result;
  return [
    ...lineOf('Date', result.date),
    `Board Size: ${board}x${board}`,
    ...lineOf('Population Size', result.population),
    ...lineOf('Generations', result.generations),
    ...lineOf('Games per Evaluation', result.rounds),
    ...(coevolution ? ['Co-evolution: True', ...lineOf('Co-evolution Opponents', coevolutionOpponents)] : []),
  ];
}

function genomeLines({ depth, genomeLength, usedCodons }: OriginalResult): string[] {
  const share = `${usedCodons}/${genomeLength} (${percent(usedCodons, genomeLength, 2)})`;
  return [
    ...lineOf('Depth', depth),
    ...lineOf('Genome Length', genomeLength),
    ...lineOf('Used Codons', usedCodons === null || genomeLength === null ? null : share),
  ];
}

function testLines({ seed, wins, games, draws }: OriginalTest, board: 6 | 8): string[] {
  const opponent = seed === null ? 'vs Random' : `vs Random, standardized seed=${seed}`;
  return [
    `Test Results (${opponent}): ${wins}/${games} wins (${percent(wins, games, 1)})`,
    ...(draws === null ? [] : [`  Draws: ${draws}, Losses: ${games - wins - draws}`]),
    ...(seed !== null && board === 8 ? [`  ${NOTE}`] : []),
  ];
}

function lineOf(label: string, value: string | number | null): string[] {
  return value === null ? [] : [`${label}: ${value}`];
}

function percent(part: number | null, whole: number | null, digits: number): string {
  return `${part === null || !whole ? '0' : ((100 * part) / whole).toFixed(digits)}%`;
}
