/** What searches cost and how much alpha-beta saves (section 7.2). */

import { formatCount } from '../../base/numberText.ts';
import type { Cell, Section, Table } from '../../documents/document.ts';
import { tableBlock, textBlock } from '../../reports/blocks.ts';
import { percentText } from '../../reports/reportText.ts';
import type { Evidence } from './evidence.ts';
import { clashesOf } from './evidence.ts';
import { GAMES, HEURISTICS } from './heuristics.ts';
import { PUBLISHED, PUBLISHED_NODES } from './published.ts';
import type { TreeSummary } from './searchTrees.ts';
import { ORDERS, summariseTrees } from './searchTrees.ts';

export function searchSection(evidence: Evidence): Section {
  const { section, depth, nodesPerSecond, milliseconds, plies, pruning, pruningDeeper } = PUBLISHED.search;
  const summary = summariseTrees(evidence.trees);
  return {
    id: 'search',
    title: 'Search trees',
    blocks: [
      textBlock(
        `Section ${section} gives ${nodesPerSecond.map(formatCount).join(' to ')} nodes a second and ${milliseconds.join(' to ')} ms for ` +
          `a search of ${depth} plies, which makes ${PUBLISHED_NODES.map(formatCount).join(' to ')} nodes, on average over games that ` +
          `mostly are drawn after ${plies} plies. Times belong to the machine, so we compare nodes, over all searches of ` +
          'the tournaments. Ours try promising moves first.',
      ),
      tableBlock(nodesTable(evidence)),
      textBlock(
        `Pruning efficiency is 1 - n/s, where n is the nodes of a search and s the size of the whole tree, from the average ` +
          `branching factor and the depth. The paper has ${pruning.map(percentText).join(' to ')} at depth ${depth}, and up to ` +
          `${percentText(pruningDeeper)} deeper. We searched ${formatCount(summary.positions)} positions of ${evidence.trees.length} checkers ` +
          `games between champions, with ${summary.branching.toFixed(2)} legal moves on average. The size is the sum of the ` +
          'powers of that number up to the depth.',
      ),
      tableBlock(pruningTable(summary)),
    ],
  };
}

function nodesTable(evidence: Evidence): Table {
  const rows = GAMES.flatMap((game) =>
    HEURISTICS.flatMap(({ name }): Cell[][] => {
      let [searches, nodes] = [0, 0];
      for (const clash of clashesOf(evidence, 'tournament')) {
        if (clash.game !== game || (clash.first !== name && clash.second !== name)) continue;
        const place = clash.first === name ? 0 : 1;
        searches += clash.searches[place];
        nodes += clash.nodes[place];
      }
      return searches === 0 ? [] : [[game, name, searches, nodes / searches]];
    }),
  );
  return {
    id: 'nodes',
    title: `Mean nodes of a search in the tournaments; published: ${PUBLISHED_NODES.map(formatCount).join(' to ')} at depth ${PUBLISHED.search.depth}`,
    columns: [
      { name: 'game', shows: 'text' },
      { name: 'heuristic', shows: 'text' },
      { name: 'searches', shows: 'count' },
      { name: 'nodes of a search', shows: 'count' },
    ],
    rows,
  };
}

function pruningTable({ rows }: TreeSummary): Table {
  const { depth: publishedDepth, pruning, pruningDeeper } = PUBLISHED.search;
  const published = (depth: number): string =>
    depth === publishedDepth
      ? pruning.map(percentText).join(' to ')
      : depth > publishedDepth
        ? `up to ${percentText(pruningDeeper)}`
        : '';
  return {
    id: 'pruning',
    title: 'Nodes of plain alpha-beta, and its pruning efficiency, published and measured',
    columns: [
      { name: 'depth', shows: 'text' },
      { name: 'order of moves', shows: 'text' },
      { name: 'size of the tree', shows: 'count' },
      { name: 'nodes', shows: 'count' },
      { name: 'published efficiency', shows: 'text' },
      { name: 'measured efficiency', shows: 'percent' },
    ],
    rows: rows.flatMap(({ depth, size, nodes, pruning: measured }) =>
      ORDERS.map((order): Cell[] => [depth, order, size, nodes[order], published(depth), measured[order]]),
    ),
  };
}
