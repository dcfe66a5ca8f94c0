import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { Department } from '../../../../src/features/people/staff/department.entity.ts';
import { TENANT_ROLE } from '../../../../src/platform/database/tenant-role.ts';
import { tenantTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { codes, gql, rest } from '../../../support/clients.ts';
import {
  acceptInvitation,
  changeMemberRole,
  inviteMember,
  newEmail,
  removeMember,
} from '../../people/members/setup.ts';
import { superAdminIn } from '../../writing.ts';
import { allEntries, entriesOf, left, mutate, type Scene, scene } from './setup.ts';

const DELETE_DEPARTMENT = 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }';
const DELETE_BATCH = 'mutation ($id: ID!) { deleteBatch(id: $id) { message } }';
const UPDATE_BATCH = 'mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { id } }';

describe('audit entries about writes', () => {
  let at: Scene;
  /** The entries of earlier test files, which may write any value into the table. */
  let earlier: Set<string>;

  beforeAll(async () => {
    at = await scene();
    earlier = new Set((await allEntries(at.app)).map(({ id }) => id));
  });

  it('contain user, action and request, in GraphQL and REST', async () => {
    const headers = { 'x-request-id': 'request-of-the-test' };
    const teacher = await at.academy.as('administrator');
    const create = 'mutation { createDepartment(input: { name: "Strings" }) { id } }';
    const [made] = await left(at, () => gql(at.app, { ...teacher, headers }, create));
    expect(made).toMatchObject({
      userId: teacher.userId,
      action: 'created',
      resource: 'Department',
      before: null,
      after: { name: 'Strings', headStaffId: null },
      requestId: 'request-of-the-test',
    });
    const path = `/departments/${made?.resourceId}`;
    let requestId: string | null = null;
    const [changed] = await left(at, async () => {
      requestId = (await rest(at.app, at.admin, 'PUT', path, { name: 'Winds' })).headers.get('x-request-id');
    });
    expect(changed).toMatchObject({
      userId: at.admin.userId,
      action: 'updated',
      before: { name: 'Strings' },
      after: { name: 'Winds' },
      requestId,
    });
    expect(requestId).toMatch(/./);
    const owner = await superAdminIn(at.app, at.academy);
    const [gone] = await left(at, () => rest(at.app, owner, 'DELETE', path));
    expect(gone).toMatchObject({ userId: owner.userId, action: 'deleted', before: {}, after: {} });
  });

  it('are not written if nothing changes or the write is rolled back', async () => {
    const { id } = await at.academy.with.batch({ name: 'Same', maxStudents: 5 });
    expect(await left(at, () => mutate(at, UPDATE_BATCH, { id, input: { name: 'Same' } }))).toEqual([]);
    for (let n = 0; n < 3; n++) {
      await at.academy.with.enrollment({ batchId: id, studentId: (await at.academy.with.student()).id });
    }
    const refusals = [
      () => gql(at.app, at.admin, UPDATE_BATCH, { id, input: { name: 'Other', maxStudents: 2 } }),
      () => gql(at.app, at.admin, UPDATE_BATCH, { id, input: { name: 'Other', endDate: '1999-01-01' } }),
    ];
    for (const refusal of refusals) {
      expect(await left(at, async () => expect(codes(await refusal())).toEqual(['BAD_USER_INPUT']))).toEqual([]);
    }
    const actor = { userId: at.admin.userId, requestId: null };
    const undone = () =>
      tenantTransaction(
        at.app.services.database,
        at.academy.id,
        async (em) => {
          em.persist(Object.assign(new Department(), { name: 'Undone' }));
          await em.flush();
          throw new Error('undone');
        },
        actor,
      );
    expect(await left(at, () => expect(undone()).rejects.toThrow('undone'))).toEqual([]);
  });

  it('are written for each row that a write changes', async () => {
    const { id } = await at.academy.with.department();
    const courses = [
      await at.academy.with.course({ departmentId: id }),
      await at.academy.with.course({ departmentId: id }),
    ];
    const staff = await at.academy.with.staff({ departments: [id] });
    const entries = await left(at, () => mutate(at, DELETE_DEPARTMENT, { id }));
    const told = entries.map(({ resource, action, before, after }) => ({ resource, action, before, after }));
    const letGo = {
      resource: 'Course',
      action: 'updated',
      before: { departmentId: id },
      after: { departmentId: null },
    };
    expect(told).toHaveLength(4);
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ resource: 'Department', action: 'deleted' }),
        letGo,
        letGo,
        {
          resource: 'StaffDepartment',
          action: 'deleted',
          before: { staffId: staff.id, departmentId: id },
          after: null,
        },
      ]),
    );
    expect(entries.map((entry) => entry.resourceId)).toEqual(expect.arrayContaining(courses.map((each) => each.id)));
    expect(new Set(entries.map((entry) => entry.requestId)).size).toBe(1);
  });

  it('are inserted by one statement for many rows', async () => {
    const insertsOf = async (students: number) => {
      const { id } = await at.academy.with.batch({ maxStudents: 100 });
      for (let n = 0; n < students; n++) {
        await at.academy.with.enrollment({ batchId: id, studentId: (await at.academy.with.student()).id });
      }
      const { statements } = await at.app.counting(() => mutate(at, DELETE_BATCH, { id }));
      const entries = await entriesOf(at, { resource: 'Enrollment', action: 'updated', from: started });
      return { entries, statements, inserts: statements.filter((each) => /insert into .audit_entries/.test(each)) };
    };
    const started = new Date().toISOString();
    const few = await insertsOf(2);
    const many = await insertsOf(12);
    expect(many.inserts).toHaveLength(few.inserts.length);
    expect(many.statements.length).toBe(few.statements.length);
    expect(many.entries).toHaveLength(14);
    for (const { before, after } of many.entries) {
      expect(before).toMatchObject({ status: EnrollmentStatus.ACTIVE, dropReason: null });
      expect(after).toMatchObject({ status: EnrollmentStatus.DROPPED, dropReason: 'batch_deleted' });
    }
  });

  it('are written when academies are created, updated and deleted', async () => {
    const create = 'mutation ($input: CreateAcademyInput!) { createAcademy(input: $input) { id } }';
    const input = { name: `Audited ${process.pid}`, type: 'CHESS', email: 'office@audited.test' };
    const { createAcademy } = await mutate(at, create, { input }, { token: at.admin.token });
    const own = { ...at, admin: { ...at.admin, academyId: createAcademy.id } };
    const entries = await entriesOf(own);
    expect(entries.map(({ resource, action, userId }) => ({ resource, action, userId }))).toEqual(
      expect.arrayContaining([
        { resource: 'Academy', action: 'created', userId: at.admin.userId },
        { resource: 'Membership', action: 'created', userId: at.admin.userId },
      ]),
    );
    expect(entries).toHaveLength(2);
    expect(entries.find(({ resource }) => resource === 'Academy')).toMatchObject({
      resourceId: createAcademy.id,
      after: { name: input.name, type: 'chess', subscription: { plan: 'growth' } },
    });
    expect(entries.find(({ resource }) => resource === 'Membership')?.after).toMatchObject({
      userId: at.admin.userId,
      role: 'academy_admin',
    });
    await mutate(at, 'mutation ($id: ID!) { deleteAcademy(id: $id) { message } }', { id: createAcademy.id });
    const rows = (await allEntries(at.app)).filter((row) => row.academy_id === createAcademy.id);
    expect(rows.map((row) => `${row.resource} ${row.action}`)).toContain('Academy deleted');
  });

  it('are written for invitations and their acceptance, role changes, and removals of members', async () => {
    const { app, academy, admin } = at;
    const { id: parentId } = await academy.with.parent();
    const email = newEmail();
    let token = '';
    const [invitation, ...more] = await left(at, async () => {
      const { data } = await inviteMember(app, admin, { email, role: 'PARENT', parentId });
      token = data.inviteMember.token;
    });
    expect(more).toEqual([]);
    expect(invitation).toMatchObject({ resource: 'Invitation', action: 'created', userId: admin.userId });
    expect(invitation?.after).toMatchObject({ email, role: 'parent', parentId, invitedBy: admin.userId });
    let userId = '';
    const accepted = await left(at, async () => {
      userId = (await acceptInvitation(app, {}, token)).data.acceptInvitation.user.id;
    });
    expect(accepted.map(({ resource, action, userId: who }) => [resource, action, who]).sort()).toEqual([
      ['Invitation', 'updated', userId],
      ['Membership', 'created', userId],
      ['Parent', 'updated', userId],
    ]);
    expect(accepted.find(({ resource }) => resource === 'Parent')).toMatchObject({
      before: { userId: null },
      after: { userId },
    });
    const id = accepted.find(({ resource }) => resource === 'Membership')?.resourceId as string;
    const { id: studentId } = await academy.with.student();
    const changed = await left(at, () => changeMemberRole(app, admin, id, { role: 'STUDENT', studentId }));
    expect(changed.find(({ resource }) => resource === 'Membership')).toMatchObject({
      action: 'updated',
      userId: admin.userId,
      before: { role: 'parent', parentId, studentId: null },
      after: { role: 'student', parentId: null, studentId },
    });
    const removed = await left(at, () => removeMember(app, admin, id));
    expect(removed.map(({ resource, action }) => [resource, action]).sort()).toEqual([
      ['Membership', 'deleted'],
      ['Student', 'updated'],
    ]);
    expect(removed.find(({ resource }) => resource === 'Membership')).toMatchObject({
      before: { userId, role: 'student', studentId },
      after: null,
    });
  });

  it('contain no password, token or hash, in any test of this file', async () => {
    const { kysely } = at.app.services.database;
    const { rows: kept } = await sql<{
      hash: string;
    }>`select password_hash as hash from users where length(password_hash) > 10
      union all select token_hash as hash from invitations`.execute(kysely);
    expect(kept.length).toBeGreaterThan(1);
    const rows = (await allEntries(at.app)).filter(({ id }) => !earlier.has(id));
    expect(rows.length).toBeGreaterThan(20);
    const told = JSON.stringify(rows.map(({ before, after }) => [before, after]));
    for (const { hash } of kept) expect(told).not.toContain(hash);
    // the checksum of an uploaded file is no secret: members who can read the file see it
    const others = told.replaceAll(/"sha256\\*":\s*\\*"[0-9a-f]{64}/g, '');
    expect(others).not.toMatch(/\$2[aby]\$\d\d\$|[0-9a-f]{64}/);
    expect(told.match(/"[^":]*(password|token|hash|secret)[^":]*":/gi)).toBeNull();
    const resources = new Set(rows.map((row) => row.resource));
    for (const name of ['User', 'Session', 'AuditEntry', 'OutboxEvent', 'IdempotencyKey']) {
      expect(resources).not.toContain(name);
    }
  });

  describe.runIf(inject('engine') === 'postgresql')('tenant role of the database on PostgreSQL', () => {
    it.each([
      ['update', sql`update audit_entries set action = 'created'`],
      ['delete', sql`delete from audit_entries`],
      ['truncate', sql`truncate audit_entries`],
    ])('may not %s audit entries', async (_what, statement) => {
      const before = await allEntries(at.app);
      const { kysely } = at.app.services.database;
      const work = kysely.transaction().execute(async (connection) => {
        await sql`set local role ${sql.raw(TENANT_ROLE)}`.execute(connection);
        await sql`select set_config('app.academy_id', ${at.academy.id}, true)`.execute(connection);
        await statement.execute(connection);
      });
      await expect(work).rejects.toThrow('permission denied');
      expect(await allEntries(at.app)).toEqual(before);
    });
  });
});
