import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Scope } from '../../../../src/platform/permissions/scopes.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest, unseen } from '../../../support/clients.ts';
import { type School, seedSchool } from '../../../support/school.ts';
import type { Member } from '../../../support/seed.ts';
import { errorOf, type Key, lacks, type Scene, seedKey } from './setup.ts';

/** A list, the scope to read it, a filter that reads other records, and the scopes of these records. */
type Filtered = [list: string, type: string, own: Scope, filter: (ids: School['ids']) => object, further: Scope[]];

const REFUSED: Filtered[] = [
  ['enrollments', 'Enrollment', 'enrollments:read', () => ({ search: 'ada' }), ['students:read']],
  ['attendance', 'AttendanceRecord', 'attendance:read', () => ({ search: 'ada' }), ['students:read']],
  ['timeOff', 'StaffTimeOff', 'time_off:read', () => ({ search: 'col' }), ['staff:read']],
  ['fees', 'Fee', 'fees:read', ({ Pa }) => ({ parentId: Pa }), ['parents:read']],
  ['fees', 'Fee', 'fees:read', ({ Pa }) => ({ parentIdIn: [Pa] }), ['parents:read']],
  ['students', 'Student', 'students:read', ({ Pa }) => ({ parentId: Pa }), ['parents:read']],
  ['parents', 'Parent', 'parents:read', ({ Ada }) => ({ studentId: Ada }), ['students:read']],
  ['classSessions', 'ClassSession', 'sessions:read', ({ Ada }) => ({ studentId: Ada }), ['enrollments:read']],
  ['classSessions', 'ClassSession', 'sessions:read', () => ({ unmarked: true }), ['attendance:read']],
  ['classSessions', 'ClassSession', 'sessions:read', () => ({ unstaffed: true }), ['staff:read']],
  ['clashes', 'Clash', 'sessions:read', () => ({ search: 'violin' }), ['batches:read']],
];

describe('filters in a request with an API key', () => {
  let at: Scene;
  let school: School;

  beforeAll(async () => {
    const app = await testApp();
    school = await seedSchool(app);
    at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
  });

  const keyFor = (...scopes: string[]): Promise<Key> => seedKey(at, { scopes, lastUsedAt: new Date().toISOString() });

  it.each(REFUSED)(
    'are refused if the key lacks a scope for related records: list %s of type %s, scope of the key %s',
    async (list, type, own, filter, further) => {
      const given = { filter: filter(school.ids) };
      const document = unseen(
        `query ($filter: ${type}Filter) { ${list}(filter: $filter) { totalCount nodes { id } } }`,
      );
      const [bare, both] = [await keyFor(own), await keyFor(own, ...further)];
      for (const time of ['interpreted', 'planned']) {
        const refused = await gql(at.app, bare, document, given);
        expect(errorOf(refused), time).toEqual(lacks(further[0] as string));
        expect(refused.data).toEqual({ [list]: null });
        expect((await gql(at.app, both, document, given)).errors, time).toBeUndefined();
        expect((await gql(at.app, bare, document, { filter: null })).errors, time).toBeUndefined();
      }
    },
  );

  it('are refused in nested fields too (as literals, as variables and in fields that @include selects) if the key lacks a scope for related records', async () => {
    const key = await keyFor('students:read', 'enrollments:read', 'batches:read');
    const bare = await keyFor('enrollments:read', 'batches:read');
    const nested = unseen('{ batches { nodes { enrollments(filter: { search: "ada" }) { totalCount } } } }');
    const search = unseen(
      'query ($s: String, $on: Boolean!) { batches { nodes { id enrollments(filter: { search: $s }) @include(if: $on) { totalCount } } } }',
    );
    for (const time of ['interpreted', 'planned']) {
      expect(errorOf(await gql(at.app, bare, nested)), time).toEqual(lacks('students:read'));
      expect((await gql(at.app, key, nested)).errors, time).toBeUndefined();
      expect(errorOf(await gql(at.app, bare, search, { s: 'ada', on: true })), time).toEqual(lacks('students:read'));
      for (const fine of [
        { s: 'ada', on: false },
        { s: ' ', on: true },
        { s: null, on: true },
      ])
        expect((await gql(at.app, bare, search, fine)).errors, time).toBeUndefined();
    }
  });

  it('are refused in REST too if the key lacks a scope for related records: search, filters, CSV and timetables', async () => {
    const key = await keyFor('enrollments:read', 'attendance:read', 'students:read', 'sessions:read');
    const bare = await keyFor('enrollments:read', 'attendance:read', 'sessions:read');
    const message = async (as: Key, path: string, headers = {}) =>
      (await rest(at.app, { ...as, headers }, 'GET', path)).body.message;
    const refused = lacks('students:read').message;
    expect(await message(bare, '/enrollments?search=ada')).toBe(refused);
    expect(await message(bare, '/attendance?search=ada&per_page=1')).toBe(refused);
    expect(await message(bare, '/enrollments?search=ada', { accept: 'text/csv' })).toBe(refused);
    expect(await message(key, '/enrollments?search=ada')).toBeUndefined();
    expect(await message(bare, '/enrollments')).toBeUndefined();
    const week = `/timetable?from=2026-03-02&to=2026-03-08&student_id=${school.ids.Ada}`;
    expect(await message(await keyFor('sessions:read'), week)).toBe(lacks('enrollments:read').message);
    expect(await message(await keyFor('students:read'), `/students?batch_id=${school.ids.Ada}`)).toBe(
      lacks('enrollments:read').message,
    );
  });

  it('search only the listed records themselves if the key lacks the scope for related records', async () => {
    const { id: studentId } = await at.academy.with.student({ firstName: 'Rubina', lastName: 'Own' });
    const { id } = await at.academy.with.fee({ studentId, title: 'Own recital' });
    const search = 'query ($s: String!) { fees(filter: { search: $s }) { totalCount nodes { id } } }';
    const document = unseen(search);
    const [bare, both] = [await keyFor('fees:read'), await keyFor('fees:read', 'students:read')];
    for (const time of ['interpreted', 'planned']) {
      const found = async (as: Key, s: string) => (await gql(at.app, as, document, { s })).data.fees;
      expect(await found(bare, 'rubina'), time).toEqual({ totalCount: 0, nodes: [] });
      expect(await found(both, 'rubina'), time).toEqual({ totalCount: 1, nodes: [{ id }] });
      for (const as of [bare, both]) expect((await found(as, 'OWN RECI')).nodes, time).toEqual([{ id }]);
    }
    const accounts = 'query ($s: String!) { accounts(filter: { search: $s }) { totalCount nodes { number } } }';
    const [account] = (await gql(at.app, at.admin, accounts, { s: 'rubina' })).data.accounts.nodes;
    const payers = unseen(accounts);
    const numbers = await keyFor('accounts:read', 'parents:read');
    for (const time of ['interpreted', 'planned']) {
      expect((await gql(at.app, numbers, payers, { s: 'rubina' })).data.accounts.totalCount, time).toBe(0);
      expect((await gql(at.app, numbers, payers, { s: account.number })).data.accounts.nodes, time).toEqual([account]);
    }
  });

  it('find sessions by their topic, but not by their batch, if the key lacks batches:read', async () => {
    const sessions = 'query ($s: String!) { classSessions(filter: { search: $s }) { totalCount } }';
    const total = async (as: Key) => (await gql(at.app, as, sessions, { s: 'own' })).data.classSessions.totalCount;
    const all = await total(await keyFor('sessions:read', 'batches:read'));
    const own = await total(await keyFor('sessions:read'));
    expect([all > 0, own]).toEqual([true, 0]);
  });
});

describe('names of people in a report', () => {
  it('are null for an API key without the scope that allows reading these people', async () => {
    const app = await testApp();
    const school = await seedSchool(app);
    const at = { app, academy: school.academy, admin: school.as.academy_admin as Member };
    const report = unseen('{ outstandingFeesReport(groupBy: STUDENT) { nodes { studentId studentName } } }');
    const namesFor = async (...scopes: Scope[]) => {
      const { data } = await gql(app, await seedKey(at, { scopes }), report);
      return data.outstandingFeesReport.nodes.map(({ studentName }: { studentName: string | null }) => studentName);
    };
    const named = await namesFor('reports:read', 'students:read');
    expect(named).toContain('Ada Pupil');
    expect(await namesFor('reports:read')).toEqual(named.map(() => null));
  });
});
