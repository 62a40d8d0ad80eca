/** The registry of shapes of nets: a new one is an entry here. */

import { InputError } from '../base/inputError.ts';
import { nearestName } from '../base/nearestName.ts';
import type { NetShape } from './netShape.ts';

export const NET_SHAPES: readonly NetShape[] = [
  {
    name: 'subsquares',
    summary: 'sums over all square parts of the board, 91-40-10-1, as Nguyen (2018) describes it',
    inputs: 'sums',
    hiddenLayers: [40, 10],
    hidden: 'tanh',
    sharesBias: false,
    king: 1.5,
    direct: 'none',
    spread: 1,
  },
  {
    name: 'means',
    summary:
      'means over all square parts of the board, 91-40-10-1 without tanh inside, as the program of Nguyen (2018) computes it',
    inputs: 'means',
    hiddenLayers: [40, 10],
    hidden: 'linear',
    sharesBias: true,
    king: 1.5,
    direct: 'pieces',
    spread: 0.2,
  },
  {
    name: 'blondie',
    summary:
      'one input for each square, 32-40-10-1, beside the count of pieces, as in Blondie24 (Chellapilla and Fogel 1999)',
    inputs: 'squares',
    hiddenLayers: [40, 10],
    hidden: 'tanh',
    sharesBias: false,
    king: 'evolved',
    direct: 'pieces',
    spread: 0.2,
  },
  {
    name: 'squares',
    summary: 'what a man and a king are worth on each square, without a hidden layer',
    inputs: 'kinds',
    hiddenLayers: [],
    hidden: 'tanh',
    sharesBias: false,
    king: 1,
    direct: 'none',
    spread: 0.1,
  },
  {
    name: 'tiers',
    summary:
      'what a man and a king are worth, and how much more or less in each row and on each square, without a hidden layer',
    inputs: 'tiers',
    hiddenLayers: [],
    hidden: 'tanh',
    sharesBias: false,
    king: 1,
    direct: 'none',
    spread: 0.1,
  },
  {
    name: 'small',
    summary: 'the inputs of tiers beside a hidden layer of 8 neurons, 82-8-1',
    inputs: 'tiers',
    hiddenLayers: [8],
    hidden: 'tanh',
    sharesBias: false,
    king: 1,
    direct: 'weighted',
    spread: 0.1,
  },
];

export function netShapeNamed(name: string): NetShape {
  const found = NET_SHAPES.find((shape) => shape.name === name);
  if (found) return found;
  const names = NET_SHAPES.map((shape) => shape.name);
  const nearest = nearestName(name.slice(0, 40), names);
  const advice = nearest === undefined ? NET_CHOICE : `Did you mean ${nearest}?`;
  throw new InputError('net-shape', `There is no net "${name.slice(0, 40)}". ${advice}`);
}

const names = NET_SHAPES.map(({ name }) => name);
export const NET_CHOICE = `The nets are ${names.slice(0, -1).join(', ')} and ${names.at(-1)}.`;
