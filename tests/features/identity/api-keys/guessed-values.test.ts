import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '../../../support/app.ts';
import { rest, restInPart } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { stateOf } from '../../writing.ts';
import { type Key, type Scene, seedKey } from './setup.ts';

describe('API key that may write but not read', () => {
  let at: Scene;
  let ids: Record<string, string>;

  beforeAll(async () => {
    const app = await testApp();
    const school: School = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
    const { fee, payment, feePlan } = school.academy.with;
    const owed = { studentId: school.ids.Ada as string, parentId: school.ids.Pa as string, amount: 2_500 };
    const paid = (await fee({ ...owed, notes: 'Gift' })).id;
    await payment({ feeId: paid, amount: 2_500 });
    const partlyPaid = (await fee(owed)).id;
    await payment({ feeId: partlyPaid, amount: 500 });
    const plan = (await feePlan({ name: 'Yearly', courseId: school.ids.violin as string })).id;
    ids = { ...school.ids, 'paid fee': paid, 'partly paid fee': partlyPaid, plan };
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });
  const idOf = (name: string): string => ids[name] as string;
  const stored = async (path: string, id: string) => (await rest(at.app, at.admin, 'GET', `/${path}/${id}`)).body.data;

  /** Returns the response to a dry run of a file with one row. */
  const tried = async (as: Key, path: string, row: Readonly<Record<string, string>>) => {
    const csv = `${Object.keys(row)}\n${Object.values(row)}`;
    const credentials = { ...as, headers: { 'content-type': 'text/csv' } };
    const { status, body } = await rest(at.app, credentials, 'POST', `/${path}/import?dry_run=true`, csv);
    return { status, body };
  };

  it.each([
    ['students', 'Ada', 'student_number', 'STU-ABCD2345'],
    ['students', 'Ada', 'name', 'Eve Pupil'],
    ['students', 'Ada', 'created_at', '2020-01-01T00:00:00.000Z'],
    ['parents', 'Pa', 'name', 'Another Parent'],
    ['staff', 'colleague', 'staff_number', 'STF-ABCD2345'],
    ['enrollments', 'Ada violin', 'student_id', 'Ben'],
    ['enrollments', 'Ada violin', 'batch_id', 'flute batch'],
    ['fees', 'Ada tuition', 'student_id', 'Ben'],
    ['fees', 'Ada tuition', 'paid_amount', '1.00'],
    ['fees', 'paid fee', 'amount', '99.00'],
    ['fees', 'paid fee', 'notes', 'Guess'],
  ])(
    'gets the same error for right and wrong guesses of a stored value in an import: %s, record %s, field %s',
    async (...given) => {
      const [path, name, column, guess] = given;
      const id = idOf(name);
      const [writer, reader] = [await keyFor(`${path}:write`), await keyFor(`${path}:write`, `${path}:read`)];
      const right = { id, [column]: (await stored(path, id))[column] };
      const answer = await tried(writer, path, right);
      expect(answer.status).toBe(422);
      expect(await tried(writer, path, { id, [column]: ids[guess] ?? guess })).toEqual(answer);
      expect((await tried(reader, path, right)).body.data).toMatchObject({ updated: 0, unchanged: 1 });
    },
  );

  it('can identify a student in an import by student_number, which is a read-only column', async () => {
    const writer = await keyFor('students:write');
    const { student_number: number } = await stored('students', idOf('Ada'));
    const named = await tried(writer, 'students', { student_number: number, city: 'Oslo' });
    expect(named.body.data).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
  });

  it('gets the same counts for an import that changes a row and for a repeated import that changes nothing', async () => {
    const before = await stateOf(at.app, at.academy.id);
    const row = { id: idOf('Ada violin'), status: 'active', notes: 'Hello' };
    const writer = await keyFor('enrollments:write');
    const credentials = { ...writer, headers: { 'content-type': 'text/csv' } };
    const load = (csv: string) => rest(at.app, credentials, 'POST', '/enrollments/import', csv);
    const csv = `${Object.keys(row)}\n${Object.values(row)}`;
    expect((await load(csv)).body.data).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    const after = await stateOf(at.app, at.academy.id);
    expect(after).not.toEqual(before);
    expect((await load(csv)).body.data).toMatchObject({ created: 0, updated: 1, unchanged: 0 });
    expect(await stateOf(at.app, at.academy.id)).toEqual(after);
  });

  it.each([
    ['fees', 'paid fee', 'amount', '25.00', '30.00'],
    ['fees', 'partly paid fee', 'parent_id', 'Pa', 'Ma'],
    ['fee_plans', 'plan', 'name', 'Yearly', 'Monthly'],
  ])(
    'gets the same error for right and wrong guesses of a stored value in an update: %s, record %s, field %s',
    async (...given) => {
      const [resource, name, field, right, guess] = given;
      const [writer, reader] = [
        await keyFor(`${resource}:write`),
        await keyFor(`${resource}:write`, `${resource}:read`),
      ];
      const path = `/${resource.replace('_', '-')}/${idOf(name)}`;
      const put = async (as: Key, value: string) => {
        const { status, body } = await restInPart(at.app, as, 'PUT', path, { [field]: ids[value] ?? value });
        return { status, body };
      };
      const answer = await put(writer, right);
      expect(answer.status).toBe(422);
      expect(await put(writer, guess)).toEqual(answer);
      expect((await put(reader, right)).status).toBe(200);
    },
  );
});
