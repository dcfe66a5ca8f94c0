import { itemInTurn } from '../../src/platform/errors/require-value.ts';
import type { Maker } from '../maker.ts';

/** People of one household, before they are rows. */
export interface Family {
  surname: string;
  address: string;
  postalCode: string;
  children: number;
  parents: number;
}

/** Children and parents of the households that follow each other: one child is common, three are rare. */
const HOUSEHOLDS: [children: number, parents: number][] = [
  [2, 2],
  [1, 1],
  [2, 1],
  [1, 2],
  [3, 2],
  [1, 1],
  [2, 2],
];

/** Households with so many children altogether. */
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
