import { sql } from 'kysely';
import { inSubquery } from '../../../platform/loaders/planner-hints.ts';
import {
  atLeast,
  atMost,
  equals,
  type Finder,
  type ReadModel,
  type Relation,
} from '../../../platform/loaders/read-model.ts';
import { searchSql } from '../../../platform/loaders/search.ts';
import { StaffTimeOff } from './time-off.entity.ts';

/** Finds the time off of staff members whose names contain a text. */
const nameContains: Finder = (needle, context) => {
  const name = sql`(select s.name from staff s
    where s.academy_id = ${context.academyId} and s.id = t.staff_id and s.deleted_at is null)`;
  return searchSql([name], needle, sql.ref, context);
};

export const timeOffReads: ReadModel<StaffTimeOff> = {
  entity: StaffTimeOff,
  visibility(context) {
    const { academyId, viewer } = context;
    switch (viewer.role) {
      case 'super_admin':
      case 'academy_admin':
      case 'administrator':
        return 'all';
      case 'department_head': {
        const staff = sql`select l.staff_id from departments d
          join staff_departments l on l.academy_id = ${academyId} and l.department_id = d.id
          where d.academy_id = ${academyId} and d.head_staff_id = ${viewer.staffId} and d.deleted_at is null
          union all select s.id from staff s where s.academy_id = ${academyId} and s.id = ${viewer.staffId}`;
        return inSubquery(sql`t.staff_id`, staff, context);
      }
      case 'teacher':
      case 'support_staff':
        return sql`t.staff_id = ${viewer.staffId}`;
      default:
        return 'none';
    }
  },
  search: [nameContains],
  filters: {
    staffId: equals('staffId'),
    status: equals('status'),
    from: atLeast('endDate'),
    to: atMost('startDate'),
  },
  filterScopes: { search: ['staff:read'] },
};

export const timeOffOfStaff: Relation<StaffTimeOff> = {
  name: 'StaffMember.timeOff',
  model: timeOffReads,
  key: sql`t.staff_id`,
};
