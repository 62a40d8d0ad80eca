/** The published works that can be repeated: a new one is a folder and a line here. */

import { foley2003 } from './foley2003/paper.ts';
import { greaney2026 } from './greaney2026/paper.ts';
import { hughes2005 } from './hughes2005/paper.ts';
import { mandziuk2007 } from './mandziuk2007/paper.ts';
import { nguyen2018 } from './nguyen2018/paper.ts';
import type { Paper } from './paper.ts';

export const PAPERS: readonly Paper[] = [greaney2026, foley2003, mandziuk2007, hughes2005, nguyen2018];
