/**
 * Linear evaluations: nodes a second of a search that uses them, compared with the evaluators that only count pieces,
 * and the cost of each term of the shape `broad`.
 */

import { createRng, randomBelow } from '../src/base/rng.ts';
import { createEvaluation, evaluatorsBySide } from '../src/evaluators/evaluators.ts';
import type { Evaluator } from '../src/evaluators/evaluator.ts';
import { formatLinear } from '../src/evaluators/linearText.ts';
import type { Shape } from '../src/evaluators/shape.ts';
import { SHAPES, shapeNamed, weightCount } from '../src/evaluators/shapes.ts';
import { otherPieces, ownPieces } from '../src/rules/position.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import type { SearchOptions } from '../src/search/searchOptions.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import type { SearchRoot } from '../src/search/searchRoot.ts';
import { Searcher } from '../src/search/searcher.ts';
import { measure } from './measure.ts';
import { gamePositions, playedRoots } from './samples.ts';

const DEPTH = 7;
const ROOTS = 30;
const ROUNDS = 10;
const SHORT_ROUNDS = 50;
const POSITIONS = 4_000;

/** The players of Mańdziuk, Kusiak and Walędzik (2007), which evaluate almost every node. */
const EXACT_SEARCH = { ...FULL_SEARCH, tableMegabytes: 0, deepen: false, extend: false };

export function benchLinear(): void {
  benchNodes('Alpha-beta', FULL_SEARCH, DEPTH);
  benchNodes('Alpha-beta without table, deepening and extension', EXACT_SEARCH, DEPTH - 1);
  benchTerms();
}

/**
 * Trees differ with the evaluation, so nodes a second are compared, not the time to a depth. The best time of each
 * search counts separately: searches are short, so that some of them run undisturbed even on a busy machine.
 */
function benchNodes(title: string, options: SearchOptions, depth: number): void {
  const names = ['material', 'positional', 'plain', 'broad', '8F', '10F', '25F', '3Ph', 'E3Ph', '5Ph'];
  const roots = playedRoots(ROOTS);
  const searches = names.flatMap((name) => {
    const text = SHAPES.some((shape) => shape.name === name) ? withRandomWeights(name) : name;
    const evaluation = createEvaluation(text, ENGLISH);
    const searchers = evaluatorsBySide(evaluation, (evaluate) => new Searcher(ENGLISH, evaluate, options));
    return roots.map((root) => ({ name, run: () => nodesOf(searchers[root.turn], root, depth) }));
  });
  const rates = measure(searches, ROUNDS).map(({ name, unitsPerSecond }, index) => {
    const nodes = searches[index]!.run();
    return { name, nodes, seconds: nodes / unitsPerSecond };
  });
  const speedOf = (name: string): number => {
    const own = rates.filter((rate) => rate.name === name);
    return own.reduce((sum, { nodes }) => sum + nodes, 0) / own.reduce((sum, { seconds }) => sum + seconds, 0);
  };
  print(`\n${title} to depth ${depth} from ${roots.length} positions of games, by evaluation`);
  for (const name of names) {
    const share = (speedOf(name) / speedOf('material')).toFixed(2);
    print(`  ${name.padEnd(11)} ${(speedOf(name) / 1e6).toFixed(2)} million nodes/s, ${share} of material's`);
  }
}

/** With an empty table, so that the work is always the same. */
function nodesOf(searcher: Searcher, root: SearchRoot, depth: number): number {
  searcher.clear();
  return searcher.search(root, { limits: { depth } }).nodes;
}

/** The cost of each term alone, minus an evaluation without weights. Rounds are short, as above. */
function benchTerms(): void {
  const shape = shapeNamed('broad');
  const { length } = shape.terms;
  const only = (wanted: number): string => withWeights(shape, (at) => (at % length === wanted ? 1 : 0));
  const words = Int32Array.from(
    gamePositions(POSITIONS).flatMap((each) => [ownPieces(each), otherPieces(each), each.kings, each.turn]),
  );
  const contestants = [
    { name: 'all', text: withRandomWeights('broad') },
    { name: 'none', text: only(length) },
    ...shape.terms.map((name, index) => ({ name, text: only(index) })),
  ].map(({ name, text }) => {
    const { evaluate } = createEvaluation(text, ENGLISH);
    return { name, run: () => evaluateAll(evaluate, words) };
  });
  const [all, none, ...terms] = measure(contestants, SHORT_ROUNDS).map(({ name, unitsPerSecond }) => ({
    name,
    timeNs: 1e9 / unitsPerSecond,
  }));
  const lines = terms
    .toSorted((one, two) => two.timeNs - one.timeNs)
    .map(({ name, timeNs }) => `  ${name.padEnd(20)} ${(timeNs - none!.timeNs).toFixed(0).padStart(4)} ns`);
  print(
    `\nOne evaluation by broad: ${all!.timeNs.toFixed(0)} ns with all terms, ${none!.timeNs.toFixed(0)} ns with none`,
  );
  print(`What one term adds to that\n${lines.join('\n')}`);
}

function evaluateAll(evaluate: Evaluator, words: Int32Array): number {
  let sum = 0;
  for (let at = 0; at < words.length; at += 4) {
    sum += evaluate(words[at]!, words[at + 1]!, words[at + 2]!, words[at + 3] === 0 ? 0 : 1);
  }
  if (!Number.isInteger(sum)) throw new Error('points are whole numbers');
  return words.length / 4;
}

/** Whole weights of any sign, none of them 0. */
function withRandomWeights(name: string): string {
  const rng = createRng(1);
  return withWeights(shapeNamed(name), () => (1 + randomBelow(rng, 100)) * (randomBelow(rng, 2) === 0 ? 1 : -1));
}

function withWeights(shape: Shape, weightAt: (index: number) => number): string {
  const weights = Array.from({ length: weightCount(shape) }, (_, index) => weightAt(index));
  return `linear(${formatLinear({ shape, weights })})`;
}

function print(text: string): void {
  process.stdout.write(`${text}\n`);
}
