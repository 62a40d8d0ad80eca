/**
 * A random derivation within limits on its depth and number of expansions. The next node to expand is always a random
 * open non-terminal. Under a limit on expansions, working from left to right would give large left and starved right
 * branches (Fagan, Fenton & O'Neill 2016). The methods differ in how they choose among the productions that the limits
 * allow.
 */

import type { Rng } from '../../base/rng.ts';
import { randomBelow } from '../../base/rng.ts';
import type { Expansion } from '../derivation.ts';
import type { Grammar } from '../grammar.ts';
import type { Coding } from '../coding.ts';
import { encodeChoice } from '../coding.ts';
import type { LeastExpansions } from './leastExpansions.ts';
import { takeRandom } from '../takeRandom.ts';

/** What all trees of a grammar share. */
export interface Growth {
  readonly grammar: Grammar;
  readonly least: LeastExpansions;
  readonly coding: Coding;
}

export interface TreeLimits {
  readonly maxDepth: number;
  readonly maxExpansions: number;
}

/** An unexpanded non-terminal. Its height is the number of levels left for it. */
export interface OpenNode {
  readonly rule: number;
  readonly height: number;
}

/** A partial tree while one of its nodes is being expanded. */
interface OpenTree {
  /** The open nodes except the one being expanded. */
  readonly others: readonly OpenNode[];
  /** The expansions made so far, plus the least that the other open nodes need. */
  readonly spokenFor: number;
  /** Whether some branch reaches the depth limit. */
  readonly isDeep: boolean;
}

/** Narrows the productions within the limits to those to draw from: at least one. */
export type Narrow = (choices: readonly number[], node: OpenNode, tree: OpenTree) => readonly number[];

export interface Root {
  readonly rule: number;
  readonly depth: number;
}

/** The whole tree of a grammar. */
export const START: Root = { rule: 0, depth: 1 };

/** The expansions below a root, leftmost first. The limits must leave room for at least one derivation of the root. */
export function growTree(growth: Growth, root: Root, limits: TreeLimits, narrow: Narrow, rng: Rng): Expansion[] {
  const { grammar, least } = growth;
  const nodes: TreeNode[] = [{ rule: root.rule, height: limits.maxDepth - root.depth, choice: 0, children: [] }];
  const others = [...nodes];
  let needed = least.ofRule(root.rule, limits.maxDepth - root.depth);
  if (needed > limits.maxExpansions) throw new RangeError('the limits leave no room for a tree');
  let isDeep = false;
  for (let spent = 0; others.length > 0; spent++) {
    const node = takeRandom(others, rng);
    needed -= least.ofRule(node.rule, node.height);
    const tree = { others, spokenFor: spent + needed, isDeep };
    const choices = narrow(fittingChoices(node, tree), node, tree);
    node.choice = choices[randomBelow(rng, choices.length)]!;
    isDeep ||= node.height === 1;
    for (const rule of least.childrenOf(node.rule, node.choice)) {
      const child = { rule, height: node.height - 1, choice: 0, children: [] };
      needed += least.ofRule(rule, child.height);
      node.children.push(nodes.length);
      nodes.push(child);
      others.push(child);
    }
  }
  return toExpansions(nodes, root.depth, growth, rng);

  function fittingChoices(node: OpenNode, tree: OpenTree): readonly number[] {
    const room = limits.maxExpansions - tree.spokenFor;
    const choices: number[] = [];
    for (let choice = 0; choice < grammar.rules[node.rule]!.productions.length; choice++) {
      if (least.ofProduction(node.rule, choice, node.height) <= room) choices.push(choice);
    }
    return choices;
  }
}

interface TreeNode extends OpenNode {
  choice: number;
  /** Indices of nodes, from left to right. */
  readonly children: number[];
}

function toExpansions(nodes: readonly TreeNode[], rootDepth: number, growth: Growth, rng: Rng): Expansion[] {
  const sizes = countBelow(nodes);
  const expansions: Expansion[] = [];
  const pending = [0];
  for (let index = pending.pop(); index !== undefined; index = pending.pop()) {
    const { rule, height, choice, children } = nodes[index]!;
    const codon = encodeChoice(choice, growth.grammar.rules[rule]!.productions.length, growth.coding, rng);
    const depth = rootDepth + nodes[0]!.height - height;
    expansions.push({ rule, choice, codon, depth, end: expansions.length + sizes[index]! });
    for (let child = children.length - 1; child >= 0; child--) pending.push(children[child]!);
  }
  return expansions;
}

/** The number of nodes in every subtree. Children come after their parents, so one pass from the end is enough. */
function countBelow(nodes: readonly TreeNode[]): readonly number[] {
  const sizes = nodes.map(() => 1);
  for (let index = nodes.length - 1; index >= 0; index--) {
    for (const child of nodes[index]!.children) sizes[index]! += sizes[child]!;
  }
  return sizes;
}
