/**
 * What changed from one expression to another, as marked infix text. A tree edit distance finds the change: operands of
 * equal operations are compared in turn, an operation can be put around an expression or taken away from around it, and
 * what is left is replaced. The smallest change is told, counted in nodes.
 */

import type { Expression } from './expression.ts';
import type { InfixPlace } from './formatExpression.ts';
import { ALONE, formatInfix, infixParts, needsBrackets } from './formatExpression.ts';

/** A part of the text: in both expressions, in the second only, or in the first only. */
export interface ChangePiece {
  readonly kind: 'same' | 'new' | 'gone';
  readonly text: string;
}

/** More pairs of nodes than that are not compared; the whole is then called replaced. */
const MOST_PAIRS = 60_000;

/** `same` and `new` pieces together are the infix text of the second expression, `same` and `gone` that of the first. */
export function expressionChange(before: Expression, after: Expression): ChangePiece[] {
  const [one, two] = [nodeOf(before), nodeOf(after)];
  const merged = one.size * two.size > MOST_PAIRS ? replacing(one, two) : compare(one, two, new Map());
  const pieces: ChangePiece[] = [];
  write(merged, ALONE, ALONE, (kind, text) => {
    const last = pieces.at(-1);
    if (last?.kind === kind) pieces[pieces.length - 1] = { kind, text: last.text + text };
    else pieces.push({ kind, text });
  });
  return pieces;
}

type Part = string | (InfixPlace & { readonly child: Node });

/** An expression with what comparing it takes. */
interface Node {
  readonly tree: Expression;
  readonly parts: readonly Part[];
  readonly children: readonly Node[];
  /** Its signs without its operands: what two operations must share to be compared operand by operand. */
  readonly label: string;
  readonly size: number;
}

/** Two expressions laid over each other. */
type Merged = { readonly cost: number } & (
  | { readonly kind: 'both'; readonly one: Node; readonly two: Node; readonly children: readonly Merged[] }
  | { readonly kind: 'replaced'; readonly one: Node; readonly two: Node }
  /** The operand with this number is what there was before. */
  | { readonly kind: 'around'; readonly two: Node; readonly index: number; readonly inner: Merged }
  /** The operand with this number is what is left. */
  | { readonly kind: 'unwrapped'; readonly one: Node; readonly index: number; readonly inner: Merged }
);

function nodeOf(tree: Expression): Node {
  const parts = infixParts(tree).map((part) =>
    typeof part === 'string' ? part : { ...part, child: nodeOf(part.child) },
  );
  const children = parts.flatMap((part) => (typeof part === 'string' ? [] : [part.child]));
  const label = parts.map((part) => (typeof part === 'string' ? part : '.')).join('');
  return { tree, parts, children, label, size: children.reduce((sum, { size }) => sum + size, 1) };
}

function compare(one: Node, two: Node, known: Map<Node, Map<Node, Merged>>): Merged {
  const row = known.get(one) ?? new Map<Node, Merged>();
  known.set(one, row);
  const found = row.get(two) ?? cheapest(one, two, known);
  row.set(two, found);
  return found;
}

/** Of changes of the same size the plainest is told, which is to replace the whole. */
function cheapest(one: Node, two: Node, known: Map<Node, Map<Node, Merged>>): Merged {
  const ways: Merged[] = [replacing(one, two)];
  if (one.label === two.label) {
    const children = one.children.map((child, index) => compare(child, two.children[index]!, known));
    const cost = children.reduce((sum, child) => sum + child.cost, 0);
    if (cost === 0) return { kind: 'both', one, two, children, cost };
    ways.push({ kind: 'both', one, two, children, cost });
  }
  for (const [index, child] of two.children.entries()) {
    const inner = compare(one, child, known);
    ways.push({ kind: 'around', two, index, inner, cost: inner.cost + two.size - child.size });
  }
  for (const [index, child] of one.children.entries()) {
    const inner = compare(child, two, known);
    ways.push({ kind: 'unwrapped', one, index, inner, cost: inner.cost + one.size - child.size });
  }
  return ways.reduce((best, way) => (way.cost < best.cost ? way : best));
}

function replacing(one: Node, two: Node): Merged {
  return { kind: 'replaced', one, two, cost: one.size + two.size };
}

type Put = (kind: ChangePiece['kind'], text: string) => void;

/** Each of the two stands at a place of its own, which decides about its parentheses. */
function write(merged: Merged, from: InfixPlace, to: InfixPlace, put: Put): void {
  if (merged.kind === 'replaced') {
    put('gone', bracketed(merged.one, from));
    put('new', bracketed(merged.two, to));
    return;
  }
  const [first, second] = [rootOf(merged, 'one'), rootOf(merged, 'two')];
  const hadBrackets = needsBrackets(first.tree, from);
  const hasBrackets = needsBrackets(second.tree, to);
  // Where an operation is put around another, each brings its own parentheses.
  if (merged.kind === 'around') {
    if (hasBrackets) put('new', '(');
    writeAround(merged.two, merged.index, 'new', put, (place) => write(merged.inner, from, place, put));
    if (hasBrackets) put('new', ')');
  } else if (merged.kind === 'unwrapped') {
    if (hadBrackets) put('gone', '(');
    writeAround(merged.one, merged.index, 'gone', put, (place) => write(merged.inner, place, to, put));
    if (hadBrackets) put('gone', ')');
  } else {
    const kind = hadBrackets === hasBrackets ? 'same' : hasBrackets ? 'new' : 'gone';
    if (hadBrackets || hasBrackets) put(kind, '(');
    writeBoth(merged.one, merged.two, merged.children, put);
    if (hadBrackets || hasBrackets) put(kind, ')');
  }
}

/** Operations of the same label have the same signs and operands at the same places. */
function writeBoth(one: Node, two: Node, children: readonly Merged[], put: Put): void {
  let next = 0;
  for (const [index, part] of two.parts.entries()) {
    if (typeof part === 'string') put('same', part);
    else write(children[next++]!, one.parts[index] as InfixPlace, part, put);
  }
}

/** An operation that only one of the two has, with its operand that both have. */
function writeAround(
  node: Node,
  kept: number,
  kind: 'new' | 'gone',
  put: Put,
  inside: (place: InfixPlace) => void,
): void {
  let next = 0;
  for (const part of node.parts) {
    if (typeof part === 'string') put(kind, part);
    else if (next++ === kept) inside(part);
    else put(kind, bracketed(part.child, part));
  }
}

function bracketed({ tree }: Node, place: InfixPlace): string {
  return needsBrackets(tree, place) ? `(${formatInfix(tree)})` : formatInfix(tree);
}

/** The whole of one of the two. */
function rootOf(merged: Merged, side: 'one' | 'two'): Node {
  if (merged.kind === 'around') return side === 'two' ? merged.two : rootOf(merged.inner, side);
  if (merged.kind === 'unwrapped') return side === 'one' ? merged.one : rootOf(merged.inner, side);
  return merged[side];
}
