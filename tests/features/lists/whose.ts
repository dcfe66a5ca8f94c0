import type { Credentials } from '../../support/clients.ts';
import type { ListField } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';

/** Returns the credentials of a caller who can see all rows of a list. */
export const readerOf = ({ name }: ListField, { as }: School): Credentials =>
  name === 'jobs' ? as.super_admin : as.academy_admin;

/**
 * Returns filter values that limit `jobs` to the academy of the school, and set the period of `clashes`, which begins
 * today by default.
 */
export function within({ name }: ListField, { academy }: School): object {
  if (name === 'clashes') return { from: '2026-02-01', to: '2026-03-31' };
  return name === 'jobs' ? { academyId: academy.id } : {};
}
