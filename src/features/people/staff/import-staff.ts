import type { SqlEntityManager } from '@mikro-orm/sql';
import { type CsvFile, importFile } from '../../../platform/csv/import-file.ts';
import type { ImportKey } from '../../../platform/csv/import-known.ts';
import type { ImportPayload } from '../../../platform/csv/import-payload.ts';
import type { ImportWork, NextRow } from '../../../platform/csv/importer.ts';
import { assignGiven, lockWhere } from '../../../platform/database/records.ts';
import { withEmails } from '../../../platform/database/unique-email.ts';
import { type FieldErrors, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { requireValue } from '../../../platform/errors/require-value.ts';
import { assertNotErased } from '../../../platform/privacy/erasable.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { normalEmail } from '../../../platform/validation/email-address.ts';
import { emptyAsNull } from '../../../platform/validation/empty-text.ts';
import { messages } from '../../../platform/validation/messages.ts';
import type { Academy } from '../../academy/academies/academy.entity.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { assertWithinPlan } from '../../academy/academies/plan.ts';
import { Department } from './department.entity.ts';
import { leaveLeadership } from './department.service.ts';
import { Staff } from './staff.entity.ts';
import { staffLeft, staffRoleChanged } from './staff.signals.ts';
import { STAFF_COLUMNS } from './staff-columns.ts';
import { StaffDepartment } from './staff-department.entity.ts';
import { exchangeDepartments } from './staff-departments.ts';
import type { CreateStaffMemberInput, UpdateStaffMemberInput } from './staff-member.inputs.ts';
import { assertMaySend, assertMayWrite } from './staff-rights.ts';
import { employmentErrors, isLeaving, newStaff, UNIQUE_KEYS } from './staff-values.ts';

/** The columns, in addition to the id, by which a row identifies an existing staff member. */
const KEYS: ImportKey<Staff>[] = [
  { field: 'email', where: withEmails, normal: normalEmail },
  { field: 'staffNumber', where: (numbers) => ({ staffNumber: { $in: numbers } }) },
];

/**
 * Imports the staff members in a CSV file. A row that identifies an existing staff member changes this staff member.
 * All other rows register new staff members.
 */
export function importStaff(ctx: RequestContext, file: CsvFile): Promise<ImportPayload> {
  return importFile(ctx, file, {
    entity: Staff,
    columns: STAFF_COLUMNS,
    keys: KEYS,
    uniqueKeys: UNIQUE_KEYS,
    begin: async (em) => new StaffImport(ctx, em, await lockAcademy(em, ctx.session.academyId)),
  });
}

class StaffImport implements ImportWork<Staff, CreateStaffMemberInput, UpdateStaffMemberInput> {
  readonly #ctx: RequestContext;
  readonly #em: SqlEntityManager;
  readonly #academy: Academy;
  #departments: ReadonlySet<string> | null = null;
  #links = new Map<string, StaffDepartment[]>();
  readonly #withOtherRole: string[] = [];
  readonly #leaving: string[] = [];

  constructor(ctx: RequestContext, em: SqlEntityManager, academy: Academy) {
    this.#ctx = ctx;
    this.#em = em;
    this.#academy = academy;
  }

  admit(added: number): Promise<void> {
    return assertWithinPlan(this.#em, this.#academy, { resource: 'staff', entity: Staff, added });
  }

  async load(next: readonly NextRow<Staff>[]): Promise<void> {
    // locks all departments, so that no department is deleted during the import. An academy has few departments, and
    // they come after staff in the lock order
    this.#departments ??= new Set((await lockWhere(this.#em, Department, {}, { lock: 'shared' })).map(({ id }) => id));
    const staff = next.flatMap(({ record }) => record ?? []);
    const links = staff.length > 0 ? await this.#em.find(StaffDepartment, { staff: { $in: staff } }) : [];
    this.#links = Map.groupBy(links, (link) => link.staff.id);
    for (const { row } of next) {
      const ids = row.texts('departmentIds');
      if (!ids) continue;
      for (const [index, id] of ids.entries()) {
        const field = `${row.path}departmentIds.${index}`;
        if (!this.#departments.has(id)) row.errors[field] ??= [messages.selected(field)];
      }
      row.values.set('departmentIds', [...new Set(ids)].sort());
    }
  }

  shown(staff: Staff) {
    return {
      departmentIds: this.#linksOf(staff)
        .map(({ department }) => department.id)
        .sort(),
    };
  }

  create(input: CreateStaffMemberInput): Staff {
    assertMaySend(this.#ctx, input);
    const staff = newStaff();
    this.#assign(staff, input, {});
    return staff;
  }

  async change(staff: Staff, changes: UpdateStaffMemberInput): Promise<void> {
    assertMaySend(this.#ctx, changes);
    await assertMayWrite(this.#ctx, this.#em, staff, changes);
    assertNotErased(staff, 'staff member');
    const { role, status, endDate } = staff;
    this.#assign(staff, changes, employmentErrors(staff, changes));
    if (staff.role !== role) this.#withOtherRole.push(staff.id);
    if (isLeaving(staff, { status, endDate })) this.#leaving.push(staff.id);
  }

  /**
   * Publishes the signals for staff members who got another role or have left. This happens after all rows are written,
   * because the handlers lock rows that come after staff in the lock order.
   */
  async end(): Promise<void> {
    const [ctx, em] = [this.#ctx, this.#em];
    em.clear();
    const changed = await em.find(Staff, { id: { $in: [...this.#withOtherRole, ...this.#leaving] } });
    const staffOf = new Map(changed.map((staff) => [staff.id, staff]));
    const of = (ids: readonly string[]) => ids.map((id) => requireValue(staffOf.get(id)));
    for (const staff of of(this.#leaving)) await leaveLeadership(em, staff);
    await ctx.signals.publishAll(ctx, em, [
      ...of(this.#withOtherRole).map((staff) => ({ type: staffRoleChanged, payload: { staff } })),
      ...of(this.#leaving).map((staff) => ({ type: staffLeft, payload: { staff } })),
    ]);
    await em.flush();
  }

  #assign(staff: Staff, input: UpdateStaffMemberInput, errors: FieldErrors): void {
    const { departmentIds, ...given } = emptyAsNull(input);
    refuseIfAny(errors);
    assignGiven(staff, given as Partial<Staff>);
    if (departmentIds) exchangeDepartments(this.#em, staff, this.#linksOf(staff), departmentIds);
  }

  #linksOf(staff: Staff): StaffDepartment[] {
    return this.#links.get(staff.id) ?? [];
  }
}
