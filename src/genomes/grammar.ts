/** Grammatical Evolution: codons that a grammar maps to an expression over features. */

import { samplePositions } from '../explanations/samplePositions.ts';
import { createTellsApart } from '../explanations/tellsApart.ts';
import { readGrammar } from '../grammar/readGrammar.ts';
import { GRAMMAR_FIELDS } from './grammarFields.ts';
import { createGrammarGenome } from './grammarGenome.ts';
import { problemsOfGrammar } from './grammarProblems.ts';
import { playedAs } from './originalSlips.ts';
import { representationKind } from './representation.ts';

/** The number of positions on which initial individuals must prefer some move to another. */
const APART_POSITIONS = 20;

export const grammar = representationKind({
  name: 'grammar',
  summary: 'codons that a grammar maps to an expression',
  sizeNoun: 'node',
  needsSearch: false,
  fields: GRAMMAR_FIELDS,
  files: { grammar: 'grammarText' },
  problems: problemsOfGrammar,
  create({ grammar: _file, grammarText, apart, ...settings }, { variant, mode, isSearched, rootBug }) {
    // A search follows captures by itself.
    const looking = mode === 'settled' && !isSearched ? 'settled' : 'position';
    const positions = apart ? samplePositions(variant, APART_POSITIONS, 1) : [];
    return createGrammarGenome({
      ...settings,
      grammar: readGrammar(grammarText, {}).grammar,
      board: variant.board,
      playedAs: playedAs({ mode, rootBug }),
      byOrder: mode !== 'index' && !isSearched,
      ...(apart && { accept: createTellsApart(variant, positions, looking) }),
    });
  },
});
