/** The verdicts on the conclusions of a paper: in sentences for the lead of its report, and as its first section. */

import type { Block, Cell, Section, Table } from '../documents/document.ts';
import { listBlock, tableBlock, textBlock } from '../reports/blocks.ts';
import { inWords } from '../reports/reportText.ts';
import type { Conclusion, Verdict } from './conclusion.ts';
import { VERDICTS } from './conclusion.ts';

const OPENINGS: Readonly<Record<Verdict, string>> = {
  confirmed: 'We confirm',
  'partly confirmed': 'We partly confirm',
  'no evidence': 'We found no evidence',
  contradicted: 'We found the opposite of the claim',
};

/** The verdicts in sentences, those that confirm the paper first. */
export function describeVerdicts(conclusions: readonly Conclusion[]): string {
  const sentences = VERDICTS.map((verdict) => {
    const claims = conclusions.filter((one) => one.verdict === verdict).map(({ claim }) => `that ${clause(claim)}`);
    return claims.length === 0
      ? ''
      : `${OPENINGS[verdict]} ${verdict === 'no evidence' ? claims.join(', or ') : inWords(claims)}.`;
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

/** The same in short, for many conclusions: their ids and subjects. */
export function listVerdicts(conclusions: readonly Conclusion[]): string {
  const sentences = VERDICTS.map((verdict) => {
    const names = conclusions.filter((one) => one.verdict === verdict).map(({ id, subject }) => `${id} (${subject})`);
    return names.length === 0 ? '' : `${LISTED[verdict]} ${inWords(names)}.`;
  });
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

const LISTED: Readonly<Record<Verdict, string>> = {
  confirmed: 'We confirm',
  'partly confirmed': 'We partly confirm',
  'no evidence': 'We found no evidence for',
  contradicted: 'We found the opposite of',
};

export function conclusionsSection(conclusions: readonly Conclusion[], title: string): Section {
  const rows = conclusions.map(({ id, subject, claim, place, verdict }): Cell[] => [
    subject === undefined ? claim : `${id}: ${claim}`,
    place,
    verdict,
  ]);
  const table: Table = {
    id: 'conclusions',
    title,
    columns: ['conclusion', 'where', 'verdict'].map((name) => ({ name, shows: 'text' })),
    rows,
  };
  const details = conclusions.flatMap(({ claim, verdict, rule, evidence }): Block[] => [
    textBlock(`${OPENINGS[verdict]} that ${clause(claim)}.`),
    listBlock(rule === undefined ? evidence : [`Rule: ${rule}`, ...evidence]),
  ]);
  return { id: 'conclusions', title: 'Verdicts on the conclusions', blocks: [tableBlock(table), ...details] };
}

/** A claim within a sentence, without its full stop. A name in capitals keeps them. */
function clause(claim: string): string {
  const isWord = /^[A-Z][a-z ]/.test(claim);
  return `${isWord ? claim.charAt(0).toLowerCase() : claim.charAt(0)}${claim.slice(1, -1)}`;
}
