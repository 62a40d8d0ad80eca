/**
 * An expression as a tree. Functions are round, features have corners and constants are pointed, so that colour is not
 * needed. A node is explained below the tree when you point at it or focus it. The legend explains the features.
 */

import type { VNode } from 'preact';
import { useState } from 'preact/hooks';
import type { TreeView } from '../../api/playerApi.ts';
import type { PlacedEdge, PlacedNode } from './treeLayout.ts';
import { NODE_HEIGHT, layoutTree } from './treeLayout.ts';

const MARGIN = 2;

export function TreeDrawing({ tree }: { readonly tree: TreeView }): VNode {
  const { nodes, edges, width, height } = layoutTree(tree);
  const [hint, setHint] = useState('');
  const box = [-MARGIN, 0, width + 2 * MARGIN, height];
  return (
    <figure class="figure tree">
      <div class="tree-window" role="region" aria-label="The expression as a tree" tabIndex={0}>
        <svg width={box[2]} height={box[3]} viewBox={box.join(' ')} role="group" aria-label="Nodes of the expression">
          {edges.map((edge) => (
            <Edge key={nodes.indexOf(edge.to)} edge={edge} />
          ))}
          {nodes.map((placed, index) => (
            <Node key={index} placed={placed} onHint={setHint} />
          ))}
        </svg>
      </div>
      <p class="tree-hint small quiet" aria-live="polite">
        {hint === '' ? howToAsk() : hint}
      </p>
    </figure>
  );
}

function howToAsk(): string {
  return matchMedia('(hover: hover)').matches
    ? 'Point at a node, or press Tab to reach the features, to see what it means.'
    : 'Tap a node to see what it means.';
}

/** The features of a tree and their meaning, each once. */
export function FeatureLegend({ tree }: { readonly tree: TreeView }): VNode | null {
  const features = [...featureHints(tree)];
  if (features.length === 0) return null;
  return (
    <dl class="legend">
      {features.map(([name, hint]) => (
        <div key={name}>
          <dt>
            <code>{name}</code>
          </dt>
          <dd>{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

function featureHints(tree: TreeView): Map<string, string> {
  const own: [string, string][] = tree.kind === 'feature' && tree.hint !== null ? [[tree.label, tree.hint]] : [];
  return new Map([...own, ...tree.children.flatMap((child) => [...featureHints(child)])]);
}

interface NodeProps {
  readonly placed: PlacedNode;
  readonly onHint: (hint: string) => void;
}

function Node({ placed, onHint }: NodeProps): VNode {
  const { node, x, y, width } = placed;
  const { label, kind, hint } = node;
  const words = hint === null ? label : `${label}: ${hint}`;
  const tell = (): void => onHint(words);
  const isReached = kind === 'feature' && hint !== null;
  const reach = isReached ? ({ tabIndex: 0, role: 'img', 'aria-label': words } as const) : {};
  return (
    <g class={`node ${kind}`} onMouseEnter={tell} onClick={tell} onFocus={tell} {...reach}>
      {hint !== null && <title>{words}</title>}
      <NodeShape placed={placed} />
      <text x={x + width / 2} y={y} dy="0.35em" text-anchor="middle">
        {label}
      </text>
    </g>
  );
}

function NodeShape({ placed: { node, x, y, width } }: { readonly placed: PlacedNode }): VNode {
  const half = NODE_HEIGHT / 2;
  if (node.kind === 'constant') {
    const corners = [
      [x, y],
      [x + half / 2, y - half],
      [x + width - half / 2, y - half],
      [x + width, y],
      [x + width - half / 2, y + half],
      [x + half / 2, y + half],
    ];
    return <polygon points={corners.map((corner) => corner.join(',')).join(' ')} />;
  }
  const round = node.kind === 'function' ? half : 2;
  return <rect x={x} y={y - half} width={width} height={NODE_HEIGHT} rx={round} />;
}

function Edge({ edge: { from, to, role } }: { readonly edge: PlacedEdge }): VNode {
  const start = from.x + from.width;
  const middle = (start + to.x) / 2;
  return (
    <>
      <path class="edge" d={`M${start},${from.y} C${middle},${from.y} ${middle},${to.y} ${to.x},${to.y}`} />
      {role !== '' && (
        <text class="edge-role" x={to.x - 4} y={to.y - 5} text-anchor="end">
          {role}
        </text>
      )}
    </>
  );
}
