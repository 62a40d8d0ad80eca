/** The studies that can be done again, each once. */

import { greaney2026 } from './greaney2026/study.ts';
import type { Study } from './study.ts';

export const STUDIES: readonly Study[] = [greaney2026];
