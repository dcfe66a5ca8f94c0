import type { Credentials } from '../../support/clients.ts';
import type { ListField } from '../../support/resources.ts';
import type { School } from '../../support/school.ts';

/** Who may ask for all rows of a list. */
export const readerOf = ({ name }: ListField, { as }: School): Credentials =>
  name === 'jobs' ? as.super_admin : as.academy_admin;

/** What a filter says besides, to leave out rows that are not of the school: jobs are listed across academies. */
export const within = ({ name }: ListField, { academy }: School): object =>
  name === 'jobs' ? { academyId: academy.id } : {};
