/** The fields of an experiment as a JSON Schema: for editors, for forms, and to find a field by its name. */

import { z } from 'zod';
import { experimentType } from './experimentType.ts';

export type FieldSchema = z.core.JSONSchema.JSONSchema;

export function experimentSchema(): FieldSchema {
  return z.toJSONSchema(experimentType, { io: 'input' });
}
