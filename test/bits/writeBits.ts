/** Writes what the small runs give: `node test/bits/writeBits.ts > test/bits/bits.json`. Needed for new runs only. */

import { BITS_CASES } from './cases.ts';
import { conductCase } from './conductCase.ts';

const bits: Record<string, unknown> = {};
for (const one of BITS_CASES) {
  const startMs = performance.now();
  bits[one.name] = await conductCase(one);
  process.stderr.write(`${one.name}: ${Math.round(performance.now() - startMs)} ms\n`);
}
process.stdout.write(`${JSON.stringify(bits, null, 2)}\n`);
