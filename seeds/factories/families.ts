import { itemInTurn } from '../../src/platform/errors/require-value.ts';
import type { Maker } from '../maker.ts';

/**
 * A household for which rows of parents and children are to be created. `children` and `parents` are numbers of people.
 */
export interface Family {
  surname: string;
  address: string;
  postalCode: string;
  children: number;
  parents: number;
}

/**
 * The numbers of children and parents in consecutive households. The pattern repeats for further households. Households
 * with one child are common, and households with three children are rare.
 */
const HOUSEHOLDS: [children: number, parents: number][] = [
  [2, 2],
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 2],
  [1, 1],
  [2, 2],
];

/** Creates households until they have the given number of children. */
export function makeFamilies({ random, theme }: Maker, students: number): Family[] {
  const families: Family[] = [];
  for (let left = students; left > 0; ) {
    const [wanted, parents] = itemInTurn(HOUSEHOLDS, families.length);
    const children = Math.min(wanted, left);
    left -= children;
    families.push({
      surname: random.pick(theme.surnames),
      address: `${random.int(1, 240)} ${random.pick(theme.streets)}`,
      postalCode: random.pick(theme.postalCodes),
      children,
      parents,
    });
  }
  return families;
}
