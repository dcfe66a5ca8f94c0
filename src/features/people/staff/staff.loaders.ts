import { sql } from 'kysely';
import { jsonArrayAgg } from '../../../platform/loaders/json.ts';
import { equals, isValue, type ReadModel, type Relation } from '../../../platform/loaders/read-model.ts';
import { Department } from './department.entity.ts';
import { Staff } from './staff.entity.ts';

/** The fields of a staff member that every member of the academy can see. */
const NAMES = ['id', 'academyId', 'name', 'firstName', 'lastName', 'role', 'createdAt', 'updatedAt', 'version'];

export const staffReads: ReadModel<Staff> = {
  entity: Staff,
  visibility: () => 'all',
  propertyVisibility(property, viewer) {
    const oneself = sql`t.id = ${viewer.staffId}`;
    switch (viewer.role) {
      case 'super_admin':
      case 'academy_admin':
      case 'administrator':
        return undefined;
      case 'department_head':
        return property === 'hourlyRate' ? oneself : undefined;
      default:
        return NAMES.includes(property) ? undefined : oneself;
    }
  },
  computed: {
    departmentIds: (context) =>
      sql`(select ${jsonArrayAgg(sql`l.department_id`, sql`l.id`, context)}
        from staff_departments l where l.academy_id = ${context.academyId} and l.staff_id = t.id)`,
  },
  computedJson: ['departmentIds'],
  needs: { departments: ['departmentIds'] },
  scanCost: 100,
  filters: {
    role: equals('role'),
    status: equals('status'),
    departmentId: (departmentId, column, context) =>
      sql`(${column('departmentIds')} is not null and exists (select 1 from staff_departments l
        where l.academy_id = ${context.academyId} and l.staff_id = t.id and ${isValue(sql`l.department_id`, departmentId, context)}))`,
  },
};

export const departmentReads: ReadModel<Department> = {
  entity: Department,
  visibility: () => 'all',
  scanCost: 100,
};

export const departmentsOfStaff: Relation<Department> = {
  name: 'StaffMember.departments',
  model: departmentReads,
  key: sql`l.staff_id`,
  join: ({ academyId }) => sql`join staff_departments l on l.academy_id = ${academyId} and l.department_id = t.id`,
  order: sql`l.id`,
};

/**
 * The read model for the staff of a department. Some callers can see the names of staff members, but not their
 * departments. For these callers, the list omits the staff members, because the list would reveal the hidden
 * departments.
 */
const departmentStaffReads: ReadModel<Staff> = {
  ...staffReads,
  visibility(context) {
    const staff = staffReads.visibility(context);
    return staff === 'all'
      ? (staffReads.propertyVisibility?.('departmentIds', context.viewer, context.scopes) ?? 'all')
      : staff;
  },
};

export const staffOfDepartment: Relation<Staff> = {
  name: 'Department.staff',
  model: departmentStaffReads,
  key: sql`l.department_id`,
  join: ({ academyId }) => sql`join staff_departments l on l.academy_id = ${academyId} and l.staff_id = t.id`,
};
