/** Maps the inputs of an expression to indices of the array of values. */

import { InputError } from '../../base/inputError.ts';
import { nearestName } from '../../base/nearestName.ts';

/** A function from the name of an input to its index. It throws for unknown names. */
export function indexInputs(inputs: readonly string[]): (name: string) => number {
  const indices = new Map(inputs.map((name, index) => [name, index]));
  if (indices.size < inputs.length) throw new RangeError('the names of inputs must be distinct');
  return (name) => {
    const index = indices.get(name);
    if (index === undefined) throw unknownInput(name, inputs);
    return index;
  };
}

function unknownInput(name: string, inputs: readonly string[]): InputError {
  const nearest = nearestName(name.slice(0, 40), inputs);
  const known =
    inputs.length > 0 ? `there are ${inputs.length}, from ${inputs[0]} to ${inputs.at(-1)}` : 'there are none';
  const hint = nearest === undefined ? known : `the nearest is ${nearest}`;
  return new InputError(
    'expression-unknown-input',
    `The expression reads "${name.slice(0, 40)}", which is not an input here (${hint}).`,
  );
}
