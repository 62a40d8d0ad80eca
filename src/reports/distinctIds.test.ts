import { expect, test } from 'vitest';
import type { Figure } from '../documents/document.ts';
import { figuresOf } from '../documents/reportParts.ts';
import { figureBlock, foldBlock } from './blocks.ts';
import { withDistinctIds } from './distinctIds.ts';
import { idText } from './reportText.ts';

function named(id: string): Figure {
  return { id, finding: '', caption: '', chart: { kind: 'tests', series: [] } };
}

test('figures of opponents whose names look alike are told apart, in folds too', () => {
  const ids = ['own.men + x', 'own.men - x', 'own.men * x'].map(idText);
  expect(new Set(ids)).toEqual(new Set(['own-men-x']));
  const [first, ...others] = ids.map((id) => figureBlock(named(id)));
  const sections = [{ id: 'tests', title: '', blocks: [first!, foldBlock('more', others)] }];
  const report = withDistinctIds({ title: '', lead: [], sections });
  expect(figuresOf(report).map(({ id }) => id)).toEqual(['own-men-x', 'own-men-x-2', 'own-men-x-3']);
});

test('a name that is cut does not end in a hyphen', () => {
  expect(idText(`${'a'.repeat(59)} + b`)).toBe('a'.repeat(59));
});
