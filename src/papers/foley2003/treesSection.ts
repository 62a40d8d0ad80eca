/** The size of search trees: figures 4.3 and 4.5 of the thesis. */

import { formatCount } from '../../base/numberText.ts';
import type { BandSeries } from '../../charts/chart.ts';
import type { Figure, Section, Table } from '../../documents/document.ts';
import { figureBlock, tableBlock, textBlock } from '../../reports/blocks.ts';
import { fitOfNodes, minimaxRatio, nodesByDepth, treesOf } from './chapterFour.ts';
import type { Evidence } from './evidence.ts';
import { PUBLISHED, publishedNodes } from './published.ts';
import { GAME_KINDS } from './sampleGames.ts';
import { MINIMAX_DEPTH } from './searchTrees.ts';

export function treesSection({ trees }: Evidence): Section {
  const positions = trees.reduce((sum, { turns }) => sum + turns.length, 0);
  return {
    id: 'trees',
    title: 'Search trees',
    blocks: [
      textBlock(
        `Plain alpha-beta, without move ordering or tables, extends lines in which the side to move can capture and counts ` +
          `material. We counted its nodes in ${formatCount(positions)} positions of ${trees.length} games of two kinds: ` +
          'our two known evaluations, material and positional, at depth 4 from random openings; and two evaluations with ' +
          'random weights at depth 4 from the start, as in a first generation.',
      ),
      figureBlock(nodesFigure(trees)),
      tableBlock(nodesTable(trees)),
      textBlock(
        `Minimax visits every node of the same trees. The thesis says that alpha-beta is faster by about a factor of ten ` +
          `(figure ${PUBLISHED.minimax.figure}, section ${PUBLISHED.minimax.section}) and shows both by move of a game. A few ` +
          'large trees, with many kings, decide the ratio of all nodes; the median shows a typical position.',
      ),
      tableBlock(minimaxTable(trees)),
    ],
  };
}

function nodesFigure(trees: Evidence['trees']): Figure {
  const { a, b, figure } = PUBLISHED.nodes;
  const depths = nodesByDepth(trees).map(({ depth }) => depth);
  const published: BandSeries = {
    label: 'published fit',
    replicates: 1,
    points: depths.map((depth) => pointOf(depth, publishedNodes(depth))),
  };
  const ours = GAME_KINDS.map((kind): BandSeries => {
    const own = treesOf(trees, kind);
    return {
      label: kind,
      replicates: own.length,
      points: nodesByDepth(own).map(({ depth, nodes }) => pointOf(depth, nodes)),
    };
  });
  const fits = GAME_KINDS.map((kind) => `${fitText(fitOfNodes(treesOf(trees, kind)))} over games of ${kind}`);
  return {
    id: 'figure-4-5',
    finding: `The nodes of a search grow as ${fits.join(', and as ')}; the thesis gives ${fitText({ a, b })}.`,
    caption:
      `Figure ${figure} of the thesis with our games: the natural logarithm of the mean nodes of a search, by its depth. A ` +
      'straight line means exponential growth. In the fits by least squares of the logarithms, x = (depth - 2) / 2.',
    chart: {
      kind: 'bands',
      axis: 'natural logarithm of the nodes',
      along: 'depth',
      unit: 'weight',
      series: [published, ...ours],
    },
  };
}

function pointOf(depth: number, nodes: number): BandSeries['points'][number] {
  return { generation: depth, value: Math.log(nodes), low: null, high: null };
}

/** `33.7 e^(2.10x)`. */
function fitText({ a, b }: { readonly a: number; readonly b: number }): string {
  return `${a.toFixed(1)} e^(${b.toFixed(2)}x)`;
}

function nodesTable(trees: Evidence['trees']): Table {
  const kinds = GAME_KINDS.map((kind) => nodesByDepth(treesOf(trees, kind)));
  return {
    id: 'nodes',
    title: `Mean nodes of a search by depth, published (figure ${PUBLISHED.nodes.figure}) and measured`,
    columns: [
      { name: 'depth', shows: 'text' },
      { name: 'published fit', shows: 'count' },
      ...GAME_KINDS.map((name) => ({ name, shows: 'count' as const })),
    ],
    rows: kinds[0]!.map(({ depth }, index) => [
      depth,
      publishedNodes(depth),
      ...kinds.map((kind) => kind[index]!.nodes),
    ]),
  };
}

function minimaxTable(trees: Evidence['trees']): Table {
  return {
    id: 'minimax',
    title: `Nodes of minimax for each node of alpha-beta at depth ${MINIMAX_DEPTH}; published: about ${PUBLISHED.minimax.ratio}`,
    columns: [
      { name: 'games', shows: 'text' },
      { name: 'positions', shows: 'count' },
      { name: 'median of the positions', shows: 'decimal' },
      { name: 'all nodes together', shows: 'decimal' },
    ],
    rows: GAME_KINDS.map((kind) => {
      const { positions, median, total } = minimaxRatio(treesOf(trees, kind));
      return [kind, positions, median, total];
    }),
  };
}
