import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { expect } from 'vitest';
import { readCatalogue } from '../../../architecture/catalogue.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql, type RestResult, rest } from '../../../support/clients.ts';
import { type Scene, todayIn } from '../../people.ts';

export type Kind = 'students' | 'parents' | 'staff';

export const RESOURCES = { students: 'STUDENT', parents: 'PARENT', staff: 'STAFF' } as const;
export const NAMES = { students: 'Student', parents: 'Parent', staff: 'Staff member' } as const;

/** Status in which a person may be erased, by kind. */
export const LEFT = { students: 'archived', parents: 'inactive', staff: 'terminated' } as const;

export const REASON = 'Asked for in writing';
export const PASSWORD = 'correct horse battery';

export const erase = (app: TestApp, as: Credentials, kind: Kind, id: string, reason = REASON) =>
  gql(
    app,
    as,
    `mutation ($resource: PersonResource!, $id: ID!, $reason: String!) {
      erasePerson(resource: $resource, id: $id, reason: $reason) { id resource erasedAt version }
    }`,
    { resource: RESOURCES[kind], id, reason },
  );

/** Returns a unique text in lower case. */
export const newMark = (): string => `q${randomBytes(4).toString('hex')}`;

const DAY = '1907-03-05';

/**
 * Returns a value for each writable field of a person. Each value contains the mark or matches one of {@link TELLING}.
 */
export function told(kind: Kind, mark: string): Record<string, unknown> {
  const url = `https://files.example.test/${mark}`;
  const names = { first_name: `${mark} First`, last_name: `Last ${mark}`, email: `${mark}@example.test` };
  const address = {
    ...{ address: `1 ${mark} Lane`, city: mark, state: `${mark} State`, country: `${mark} Land`, postal_code: mark },
  };
  switch (kind) {
    case 'students':
      return {
        ...{ ...names, ...address, phone: `${mark} 1`, external_id: `id-${mark}`, date_of_birth: DAY, gender: 'other' },
        ...{ photo_url: url, medical_notes: `Asthma, ${mark}` },
        emergency_contact: { name: `Aunt ${mark}`, phone: `${mark} 2`, relationship: `aunt ${mark}` },
        academic_history: [{ institution: `School ${mark}`, level: '5', year: 1913, result: `passed ${mark}` }],
        documents: [{ title: `Form ${mark}`, url, expires_on: '2030-01-01' }],
      };
    case 'parents':
      return {
        ...{ ...names, ...address, phone: `${mark} 1`, alternate_phone: `${mark} 2`, occupation: `Baker ${mark}` },
        ...{ emergency_contact: true, communication_preferences: { email: true, sms: true, language: 'de-1907' } },
      };
    case 'staff':
      return {
        ...{ ...names, role: 'teacher', phone: `${mark} 1`, hourly_rate: '7193.57', hire_date: '2020-01-01' },
        qualifications: [{ title: `Diploma ${mark}`, institution: `College ${mark}`, year: 1913 }],
        weekly_availability: [{ day: 'monday', start_time: '06:13:00', end_time: '06:17:00' }],
      };
  }
}

/** Patterns for personal values that do not contain the mark: day of birth, year of school, hourly rate and others. */
const TELLING = [DAY, 'de-1907', '06:13:00', /year\W+1913/, /\b7193\.?57\b/];

/** Returns all rows of an academy, and rows without an academy, as one lower-case text per table. */
export async function everything({ services }: TestApp, academyId: string): Promise<Record<string, string>> {
  const { database } = services;
  const { kysely, engine } = database;
  const tables = await readCatalogue(database);
  const texts: Record<string, string> = {};
  for (const { name, columns } of tables) {
    const own = columns.includes('academy_id') ? sql`where academy_id = ${academyId}` : sql``;
    const rows = engine === 'postgresql' ? sql`t::text as text` : sql`t.*`;
    const found = await sql`select ${rows} from ${sql.table(name)} t ${own}`.execute(kysely);
    texts[name] = JSON.stringify(found.rows).toLowerCase();
  }
  return texts;
}

/** Returns the tables in which the marked person can still be found, each with the word that was found. */
export async function traces(app: TestApp, academyId: string, mark: string): Promise<string[]> {
  const texts = Object.entries(await everything(app, academyId));
  return texts.flatMap(([table, text]) =>
    // dates and numbers may match by chance in tables that have no row of the academy
    [mark, ...(text.includes(academyId) ? TELLING : [])].flatMap((word) =>
      text.search(word) < 0 ? [] : `${table}: ${word}`,
    ),
  );
}

/** Sends a REST request that must succeed. */
export async function ok(app: TestApp, as: Credentials, method: string, path: string, body?: object): Promise<any> {
  const answer: RestResult = await rest(app, as, method, path, body);
  expect(answer.status, `${method} ${path} ${JSON.stringify(answer.body)}`).toBeLessThan(300);
  return answer.body;
}

/** A person with data in every table that can refer to them, written through the API. */
export interface Known {
  readonly id: string;
  readonly mark: string;
  /** E-mail address of the person's account. */
  readonly email: string;
  readonly token: string;
  readonly userId: string;
}

/** Creates a person with data in every table that can refer to them, and signs the person in. */
export async function known({ app, academy, admin }: Scene, kind: Kind): Promise<Known> {
  const send = (method: string, path: string, body?: object) => ok(app, admin, method, path, body);
  const [mark, former] = [newMark(), newMark()];
  const first = { ...told(kind, former + mark), ...(kind === 'staff' && { status: 'active' }) };
  const { id } = (await send('POST', `/${kind}`, first)).data;
  await send('PUT', `/${kind}/${id}`, told(kind, mark));
  const role = { students: 'student', parents: 'parent', staff: 'staff' }[kind];
  const key = { students: 'student_id', parents: 'parent_id', staff: 'staff_id' }[kind];
  const email = `login-${mark}@example.test`;
  await send('POST', '/invitations', { email: `other-${mark}@example.test`, role, [key]: id });
  await send('POST', '/invitations', { email, role: 'academy_admin' });
  const { data: invitation } = await send('POST', '/invitations', { email, role, [key]: id });
  const accepted = await ok(app, {}, 'POST', '/invitations/accept', {
    ...{ token: invitation.token, name: `User ${mark}`, password: PASSWORD },
  });
  const them = { token: accepted.token, academyId: academy.id };
  for (const name of [`Lessons of ${mark}`, `Rooms of ${mark}`]) {
    const { data: feed } = await ok(app, them, 'POST', '/calendar-feeds', { scope: 'mine', name });
    if (name.startsWith('Rooms')) await ok(app, them, 'DELETE', `/calendar-feeds/${feed.id}`);
  }
  if (kind !== 'parents') {
    const scope = { students: 'student', staff: 'staff' }[kind];
    for (const name of [`About ${mark}`, `Once about ${mark}`]) {
      const { data: feed } = await send('POST', '/calendar-feeds', { scope, target_id: id, name });
      if (name.startsWith('Once')) await send('DELETE', `/calendar-feeds/${feed.id}`);
    }
  }
  if (kind !== 'staff') await write();
  await send('PUT', `/${kind}/${id}`, { last_name: `Married ${mark}` });
  return { id, mark, email, token: accepted.token, userId: accepted.user.id };

  /** Writes records about a student, or fees of a parent. */
  async function write(): Promise<void> {
    const person = { students: { student_id: id }, parents: { parent_id: id } }[kind as 'students'];
    const fee = { ...person, fee_type: 'tuition', amount: '150.00', due_date: '2099-01-31' };
    const { data: billed } = await send('POST', '/fees', { ...fee, title: `For ${former}${mark}`, notes: mark });
    await send('PUT', `/fees/${billed.id}`, { title: `For ${mark}` });
    const paid = { amount: '60.00', method: 'card', reference: `Card of ${mark}` };
    const { data: payment } = await send('POST', `/fees/${billed.id}/payments`, paid);
    await send('POST', `/payments/${payment.id}/refund`, { amount: '20.00', reason: `Sorry, ${mark}` });
    if (kind === 'parents') {
      const { id: student_id } = await academy.with.student();
      await send('PUT', `/parents/${id}`, { students: [{ student_id, relationship: 'mother', is_primary: true }] });
      return;
    }
    const batch = await academy.with.batch({ maxStudents: 1 });
    const discounted = async (condition: object): Promise<void> => {
      const scholarship = { name: `For ${former}${mark}`, kind: 'scholarship', percent: '50.00', condition };
      const { data: discount } = await send('POST', '/discounts', scholarship);
      await send('PUT', `/discounts/${discount.id}`, { name: `For ${mark}` });
    };
    await discounted(person);
    for (const how of ['dropped', 'completed', 'deleted', 'active']) {
      const batch_id = how === 'active' ? batch.id : (await academy.with.batch()).id;
      const { data } = await send('POST', '/enrollments', { ...person, batch_id, notes: `${how} ${mark}` });
      const path = `/enrollments/${data.id}`;
      await discounted({ enrollment_id: data.id });
      if (how === 'dropped') await send('PUT', path, { status: how, drop_reason: `Ill, ${mark}` });
      if (how === 'completed') await send('PUT', path, { status: how, grade: 'B+', progress_percentage: 70 });
      if (how === 'deleted') await send('DELETE', path);
    }
    const { data: marked } = await send('POST', '/attendance', {
      ...{
        ...person,
        batch_id: batch.id,
        date: todayIn('UTC'),
        status: 'late',
        minutes_late: 5,
        remarks: `Ill, ${mark}`,
      },
    });
    await send('PUT', `/attendance/${marked.id}`, { status: 'excused', remarks: `Doctor, ${mark}` });
  }
}

/** Gives the person the status in which they may be erased. */
export const leave = ({ app, admin }: Scene, kind: Kind, id: string): Promise<unknown> =>
  ok(app, admin, 'PUT', `/${kind}/${id}`, { status: LEFT[kind] });
