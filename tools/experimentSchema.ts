/**
 * Writes down what an experiment is made of, for editors:
 *
 *   node tools/experimentSchema.ts
 *
 * makes experiments/experiment.schema.json from the types of `src/lab/`. A test tells when it is time to do so again.
 */

import { writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import { experimentSchema } from '../src/lab/experimentSchema.ts';

const FILE = new URL('../experiments/experiment.schema.json', import.meta.url);

const { code } = await format('experiment.schema.json', JSON.stringify(experimentSchema()), { printWidth: 120 });
writeFileSync(FILE, code);
