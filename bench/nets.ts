/**
 * Neural nets: evaluations a second of a 91-40-10-1 net on the leaves of a search, in the order in which the search meets
 * them, step by step from the plain loops to the vector code; and nodes a second of a search with it.
 */

import { createEvaluation, evaluatorsBySide } from '../src/evaluators/evaluators.ts';
import { createRng } from '../src/base/rng.ts';
import type { ShapedNet } from '../src/evaluators/netShape.ts';
import { inputsOf, innerNet, pieceTokens, randomNet } from '../src/evaluators/netShape.ts';
import { NET_SHAPES, netShapeNamed } from '../src/evaluators/netShapes.ts';
import { formatNet } from '../src/evaluators/netText.ts';
import type { FoldedNet } from '../src/nets/foldedNet.ts';
import { foldNet } from '../src/nets/foldedNet.ts';
import { outputOf } from '../src/nets/net.ts';
import { quickNet } from '../src/nets/quickNet.ts';
import { TANH_ABOVE, TANH_BELOW, TANH_LIMIT } from '../src/nets/quickTanh.ts';
import { BLACK } from '../src/rules/side.ts';
import { ENGLISH } from '../src/rules/variant.ts';
import { FULL_SEARCH } from '../src/search/searchOptions.ts';
import { Searcher } from '../src/search/searcher.ts';
import { measure } from './measure.ts';
import { playedRoots } from './samples.ts';

const DEPTH = 4;
const ROOTS = 30;
const ROUNDS = 10;
const LEAVES = 20_000;
const SEED = 7;

export function benchNets(): void {
  benchSteps();
  benchNodes();
}

/** Own men, own kings, opposing men, opposing kings. */
type Words = readonly [number, number, number, number];

function benchSteps(): void {
  const { board } = ENGLISH;
  const net = randomNet(netShapeNamed('subsquares'), board, createRng(SEED));
  const tokens = pieceTokens(net, board, BLACK, false);
  const inner = innerNet(net, board);
  const folded = foldNet(inner, tokens);
  const steps: readonly [string, (...words: Words) => number][] = [
    ['plain loops', (...words) => outputOf(inner, inputsOf(tokens, words).values)],
    ['first layer folded', foldedOutput(folded, Math.tanh, false)],
    ['and updated', foldedOutput(folded, Math.tanh, true)],
    ['and a quick tanh', foldedOutput(folded, quickTanh, true)],
    ['vector code', quickNet(folded)],
  ];
  const leaves = leavesOf(net);
  const rates = measure(
    steps.map(([name, output]) => ({ name, run: () => evaluateAll(output, leaves) })),
    ROUNDS,
  );
  const [plain] = rates;
  print(`\nA net of 91-40-10-1 on ${leaves.length} leaves of searches to depth ${DEPTH}`);
  for (const { name, unitsPerSecond } of rates) {
    const ratio = (unitsPerSecond / plain!.unitsPerSecond).toFixed(1);
    print(`  ${name.padEnd(20)} ${(unitsPerSecond / 1e6).toFixed(2)} million/s, ${ratio} times the plain loops`);
  }
}

/** The same in JavaScript: what each step brings. */
function foldedOutput(folded: FoldedNet, tanh: (x: number) => number, isUpdated: boolean): (...words: Words) => number {
  const { start, tokens, rest } = folded;
  const last = [0, 0, 0, 0];
  const sums = Float64Array.from(start);
  return (...words) => {
    if (!isUpdated) {
      sums.set(start);
      last.fill(0);
    }
    for (let word = 0; word < 4; word++) {
      for (let changed = words[word]! ^ last[word]!; changed !== 0; changed &= changed - 1) {
        const bit = 31 - Math.clz32(changed & -changed);
        const sign = (words[word]! >>> bit) & 1 ? 1 : -1;
        const vector = tokens[32 * word + bit]!;
        for (let at = 0; at < sums.length; at++) sums[at]! += sign * vector[at]!;
      }
      last[word] = words[word]!;
    }
    let values = sums;
    for (const { inputs, outputs, weights, biases } of rest) {
      const next = Float64Array.from(biases);
      for (let input = 0; input < inputs; input++) {
        const value = tanh(values[input]!);
        for (let output = 0; output < outputs; output++) next[output]! += value * weights[input * outputs + output]!;
      }
      values = next;
    }
    return values[0]!;
  };
}

function quickTanh(x: number): number {
  const value = Math.max(-TANH_LIMIT, Math.min(TANH_LIMIT, x));
  const square = value * value;
  const along = (coefficients: readonly number[]): number =>
    coefficients.reduceRight((sum, one) => sum * square + one, 0);
  return (value * along(TANH_ABOVE)) / along(TANH_BELOW);
}

function leavesOf(net: ShapedNet): Words[] {
  const leaves: Words[] = [];
  const { seenBy } = createEvaluation(`net(${formatNet(net)})`, ENGLISH);
  for (const root of playedRoots(ROOTS)) {
    const evaluate = seenBy!(root.turn);
    const searcher = new Searcher(
      ENGLISH,
      (own, other, kings, turn) => {
        const [mine, theirs] = turn === root.turn ? [own, other] : [other, own];
        if (leaves.length < LEAVES) leaves.push([mine & ~kings, mine & kings, theirs & ~kings, theirs & kings]);
        return evaluate(own, other, kings, turn);
      },
      FULL_SEARCH,
    );
    searcher.search(root, { limits: { depth: DEPTH } });
  }
  return leaves;
}

function evaluateAll(output: (...words: Words) => number, leaves: readonly Words[]): number {
  let sum = 0;
  for (const [one, two, three, four] of leaves) sum += output(one, two, three, four);
  if (Number.isNaN(sum)) throw new Error('a net has no output');
  return leaves.length;
}

/** Trees differ with the evaluation, so nodes a second are compared. */
function benchNodes(): void {
  const roots = playedRoots(ROOTS);
  const texts = ['material', ...NET_SHAPES.map(({ name }) => `net(${name}: random ${SEED})`), 'evolved'];
  const searches = texts.map((text) => {
    const searchers = evaluatorsBySide(
      createEvaluation(text, ENGLISH),
      (evaluate) => new Searcher(ENGLISH, evaluate, FULL_SEARCH),
    );
    const run = (): number =>
      roots.reduce((nodes, root) => {
        searchers[root.turn].clear();
        return nodes + searchers[root.turn].search(root, { limits: { depth: DEPTH } }).nodes;
      }, 0);
    return { name: text, run };
  });
  const rates = measure(searches, ROUNDS);
  print(`\nAlpha-beta to depth ${DEPTH} from ${roots.length} positions of games, by evaluation`);
  for (const { name, unitsPerSecond } of rates) {
    const share = (unitsPerSecond / rates[0]!.unitsPerSecond).toFixed(2);
    print(`  ${name.padEnd(26)} ${(unitsPerSecond / 1e6).toFixed(2)} million nodes/s, ${share} of material's`);
  }
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
