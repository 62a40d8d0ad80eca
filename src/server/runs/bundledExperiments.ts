/** The experiments that come with the house, to begin a form with. */

import { readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExperimentsView } from '../../api/runApi.ts';
import { readExperimentFile } from '../../experiments/experimentFile.ts';
import { experimentSchema } from '../../experiments/experimentSchema.ts';
import { grammarName } from './orderedExperiment.ts';

const FOLDER = fileURLToPath(new URL('../../../experiments', import.meta.url));

let known: ExperimentsView | undefined;

/** Complete but for the text of their grammar, which is known by its name. To read them all takes half a second. */
export function bundledExperiments(): ExperimentsView {
  known ??= readBundled();
  return known;
}

function readBundled(): ExperimentsView {
  const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
    .filter((file) => /^(?!plans\b).*(?<!\.schema)\.json$/.test(file))
    .toSorted(outermostFirst);
  return { schema: experimentSchema(), experiments: files.map(bundledExperiment) };
}

function bundledExperiment(file: string): ExperimentsView['experiments'][number] {
  const { genome, ...rest } = readExperimentFile(join(FOLDER, file));
  const { grammarText: _, ...named } = { ...genome, grammar: grammarName(genome.grammar) };
  return { file: file.replaceAll(sep, '/'), name: rest.name, experiment: { ...rest, genome: named } };
}

/** Those that are not of any folder of its own come first, and of them the full board. */
function outermostFirst(one: string, two: string): number {
  return (
    depthOf(one) - depthOf(two) || Number(two.includes('8x8')) - Number(one.includes('8x8')) || (one < two ? -1 : 1)
  );
}

function depthOf(file: string): number {
  return file.split(sep).length;
}
