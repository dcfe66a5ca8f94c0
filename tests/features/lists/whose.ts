import type { Credentials } from '../../support/clients.ts';
import type { ListField } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';

/** Returns the caller who sees all rows of a list. */
export const readerOf = ({ name }: ListField, { as }: School): Credentials =>
  name === 'jobs' ? as.super_admin : as.academy_admin;

/** Returns required filter values: `jobs` covers all academies, and `clashes` covers days from today by default. */
export function within({ name }: ListField, { academy }: School): object {
  if (name === 'clashes') return { from: '2026-02-01', to: '2026-03-31' };
  return name === 'jobs' ? { academyId: academy.id } : {};
}
