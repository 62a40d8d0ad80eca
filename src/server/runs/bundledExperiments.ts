/** The experiments that come with the house, to begin a form with. */

import { readdirSync } from 'node:fs';
import { basename, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ExperimentsView } from '../../api/runApi.ts';
import { readExperimentFile } from '../../experiments/experimentFile.ts';
import { representationNamed } from '../../genomes/representations.ts';
import { experimentSchema } from '../../experiments/experimentSchema.ts';

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
  const experiment = readExperimentFile(join(FOLDER, file));
  const { files = {} } = representationNamed(experiment.genome.method);
  const texts = Object.values(files);
  const fields = Object.entries(experiment.genome)
    .filter(([field]) => !texts.includes(field))
    .map(([field, value]) => [field, field in files && typeof value === 'string' ? basename(value) : value] as const);
  const genome = Object.fromEntries(fields);
  return { file: file.replaceAll(sep, '/'), name: experiment.name, experiment: { ...experiment, genome } };
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
