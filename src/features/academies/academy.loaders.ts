import { sql } from 'kysely';
import { equals, type ReadModel } from '../../platform/loaders/read-model.ts';
import { Academy } from './academy.entity.ts';

/** Read by the directory: outside of academies. */
export const academyReads: ReadModel<Academy> = {
  entity: Academy,
  scope: (viewer) =>
    viewer.role === 'super_admin'
      ? 'all'
      : sql`t.id in (select m.academy_id from memberships m where m.user_id = ${viewer.userId})`,
  search: ['name', 'slug'],
  filters: { type: equals('type'), status: equals('status') },
};
