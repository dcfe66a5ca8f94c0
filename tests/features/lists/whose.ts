import type { Credentials } from '../../support/clients.ts';
import type { ListField } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';

/** Who may ask for all rows of a list. */
export const readerOf = ({ name }: ListField, { as }: School): Credentials =>
  name === 'jobs' ? as.super_admin : as.academy_admin;

/** What a filter says besides: jobs are listed across academies, and clashes are those of some days from today, unless it does. */
export function within({ name }: ListField, { academy }: School): object {
  if (name === 'clashes') return { from: '2026-02-01', to: '2026-03-31' };
  return name === 'jobs' ? { academyId: academy.id } : {};
}
