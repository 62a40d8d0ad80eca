/** Lists of seeds as options. */

import * as seedList from '../../base/seedList.ts';
import { complaining } from '../terminal/options.ts';

export { formatSeeds } from '../../base/seedList.ts';

export const parseSeeds = complaining(seedList.parseSeeds);
