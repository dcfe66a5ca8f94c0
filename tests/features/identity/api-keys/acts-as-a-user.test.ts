import 'reflect-metadata';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { Academy } from '../../../../src/features/academy/academies/academy.entity.ts';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import { ApiKeyRole } from '../../../../src/features/identity/api-keys/api-key.enums.ts';
import { setSuperAdmin, superAdmins } from '../../../../src/features/identity/auth/super-admins.ts';
import { Membership } from '../../../../src/features/people/members/membership.entity.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { SYSTEM_USER_ID } from '../../../support/system-user.ts';
import { inviteMember } from '../../people/members/setup.ts';
import { badInput, FORBIDDEN, refusal } from '../../writing.ts';
import { errorOf, type Key, type Scene, scene, seedKey } from './setup.ts';

const emailOf = (id: string) => `key-${id}@keys.invalid`;
const count = (list: string) => `${list} { totalCount }`;

describe('API key, which acts as a user', () => {
  let at: Scene;
  let school: School;
  let key: Key;

  beforeAll(async () => {
    const app = await testApp();
    school = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
    key = await seedKey(at, { lastUsedAt: new Date().toISOString() });
  });

  it('can record payments and attendance, and appears in the audit log', async () => {
    const { body } = await rest(at.app, key, 'POST', `/fees/${school.ids['Ada tuition']}/payments`, {
      ...{ amount: '1.00', method: 'cash' },
    });
    expect(body.data.received_by).toBe(key.id);
    const marked = await rest(at.app, key, 'POST', '/attendance', {
      ...{ student_id: school.ids.Dan, date: '2026-03-02', status: 'present' },
    });
    expect(marked.body.data.marked_by).toBe(key.id);
    const log = await rest(at.app, at.admin, 'GET', `/audit-log?user_id=${key.id}&resource=Payment`);
    expect(log.body.data).toMatchObject([{ user_id: key.id, user_name: 'System', resource_id: body.data.id }]);
    const made = await rest(at.app, key, 'POST', '/batches', {
      ...{
        name: 'New',
        course_id: school.ids.violin,
        days_of_week: ['monday'],
        start_time: '10:00',
        end_time: '11:00',
      },
      ...{ start_date: '2026-03-02', end_date: '2026-06-02' },
    });
    expect(made.status).toBe(201);
  });

  it('can change the academy only with the role academy_admin', async () => {
    const academy = `/academies/${at.academy.id}`;
    expect((await rest(at.app, key, 'PUT', academy, { city: 'Bergen' })).body.data.city).toBe('Bergen');
    const office = await seedKey(at, { role: ApiKeyRole.ADMINISTRATOR });
    expect(await rest(at.app, office, 'PUT', academy, { city: 'Oslo' })).toMatchObject({
      ...{ status: 403, body: { message: FORBIDDEN.message } },
    });
    expect((await rest(at.app, office, 'GET', academy)).body.data.city).toBe('Bergen');
  });

  it.each([ApiKeyRole.TEACHER, ApiKeyRole.DEPARTMENT_HEAD])(
    'with the role %s can read staff, courses and batches, but no students, because it is no staff member',
    async (role) => {
      const mine = await seedKey(at, { role, lastUsedAt: new Date().toISOString() });
      const lists = ['staff', 'departments', 'courses', 'batches', 'students', 'parents', 'enrollments', 'attendance'];
      const query = `{ ${lists.map(count).join(' ')} }`;
      const { data, errors } = await gql(at.app, mine, query);
      expect(errors).toBeUndefined();
      const admins = (await gql(at.app, at.admin, query)).data;
      for (const name of lists.slice(0, 4)) expect(data[name], name).toEqual(admins[name]);
      for (const name of lists.slice(4))
        expect([data[name], admins[name].totalCount > 0], name).toEqual([{ totalCount: 0 }, true]);
      expect(errorOf(await gql(at.app, mine, '{ fees { totalCount } }'))).toEqual(FORBIDDEN);
      const unled = await at.academy.with.batch();
      const notes = 'mutation ($id: ID!) { updateBatch(id: $id, input: { notes: "Mine" }) { id } }';
      const department = await at.academy.with.department();
      const name = 'mutation ($id: ID!) { updateDepartment(id: $id, input: { name: "Mine" }) { id } }';
      expect(await refusal(at.app, at.academy.id, () => gql(at.app, mine, notes, { id: unled.id }))).toEqual(FORBIDDEN);
      expect(await refusal(at.app, at.academy.id, () => gql(at.app, mine, name, { id: department.id }))).toEqual(
        FORBIDDEN,
      );
    },
  );

  it('is not listed as a member, and stays active when its creator leaves the academy', async () => {
    const there = await scene();
    const other = await there.academy.as('academy_admin');
    const mine = await seedKey(there);
    const members = await gql(at.app, there.admin, '{ members { nodes { userId } } }');
    expect(members.data.members.nodes).toHaveLength(2);
    await there.academy.run(
      async (em) => void em.remove(await em.findOneOrFail(Membership, { user: there.admin.userId })),
    );
    expect((await gql(at.app, mine, '{ members { totalCount } }')).data).toEqual({ members: { totalCount: 1 } });
    const last = 'mutation ($id: ID!) { removeMember(id: $id) { message } }';
    const [{ id }] = (await gql(at.app, other, '{ members { nodes { id } } }')).data.members.nodes;
    expect((await gql(at.app, other, last, { id })).errors).toHaveLength(1);
  });

  it('can read a suspended academy, but cannot write to it', async () => {
    const shut = await scene();
    const mine = await seedKey(shut, { lastUsedAt: new Date().toISOString() });
    const { id } = await shut.academy.with.student();
    await shut.academy.run(async (em) => {
      (await em.findOneOrFail(Academy, { id: shut.academy.id })).status = AcademyStatus.SUSPENDED;
    });
    expect((await gql(at.app, mine, '{ students { totalCount } }')).data).toEqual({ students: { totalCount: 1 } });
    const change = 'mutation ($id: ID!) { updateStudent(id: $id, input: { city: "X" }) { id } }';
    expect(await refusal(at.app, shut.academy.id, () => gql(at.app, mine, change, { id }))).toEqual(FORBIDDEN);
  });

  it('cannot sign in, be invited or become Super Admin, and neither can the user of the service itself', async () => {
    const reserved = 'The email field must be a valid email address.';
    for (const [id, email] of [
      [key.id, emailOf(key.id)],
      [SYSTEM_USER_ID, 'system@keys.invalid'],
    ] as const) {
      for (const password of ['!', '', 'correct horse']) {
        const { errors } = await gql(at.app, {}, 'mutation ($i: LoginInput!) { login(input: $i) { token } }', {
          i: { email, password: password || ' ' },
        });
        expect(errors?.[0]?.message).toBe('Invalid credentials.');
      }
      expect(await setSuperAdmin(at.app.services.database, email, true, 'test')).toBe('unknown');
      const { rows } = await sql<object>`select kind, password_hash from users where id = ${id}`.execute(
        at.app.services.database.kysely,
      );
      expect(rows).toEqual([{ kind: id === key.id ? 'key' : 'system', password_hash: '!' }]);
      expect((await superAdmins(at.app.services.database)).map((admin) => admin.email)).not.toContain(email);
      const invite = () => inviteMember(at.app, at.admin, { email, role: 'ACADEMY_ADMIN' });
      expect(await refusal(at.app, at.academy.id, invite)).toEqual(badInput({ email: [reserved] }));
    }
    const input = {
      name: 'X',
      email: 'Anybody@Keys.Invalid',
      password: 'correct horse',
      passwordConfirmation: 'correct horse',
    };
    const register = 'mutation ($i: RegisterInput!) { register(input: $i) { token } }';
    const { errors } = await gql(at.app, {}, register, { i: input });
    expect(errors?.[0]?.extensions.fields).toEqual({ email: [reserved] });
  });
});
