import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { insertRows } from '../../../seeds/insert-rows.ts';
import { Student } from '../../../src/features/people/students/student.entity.ts';
import { StudentStatus } from '../../../src/features/people/students/student.enums.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type Credentials, gql, rest } from '../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';

const STUDENTS = 2_600;

/** Returns offsets around 1,000, in the middle, near the end and after the end of a list with `length` rows. */
const offsetsOf = (length: number): number[] => [
  ...[999, 1_000, 1_001, length >> 1, (length >> 1) + 1, (length >> 1) + 100],
  ...[length - 21, length - 20, length - 10, length - 1, length, length + 500, 2_000_000_000],
];

describe('page far from the start of a list', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    const { id: _id, academyId: _academyId, name: _name, ...values } = await plainStudent();
    await academy.run(async (em) => {
      const rows = Array.from({ length: STUDENTS - 1 }, (_, n) => ({
        ...values,
        id: crypto.randomUUID(),
        studentNumber: `DEEP-${n}`,
        lastName: `L${n % 700}`,
        status: n % 3 === 0 ? StudentStatus.INACTIVE : StudentStatus.ACTIVE,
        // many rows have the same instant
        createdAt: new Date(Date.UTC(2026, 0, 1) + (n % 500) * 60_000).toISOString(),
      }));
      await insertRows({ database: app.services.database, em, academyId: academy.id }, Student, rows);
      // every tenth row is deleted
      await sql`update students set deleted_at = created_at where academy_id = ${academy.id}
        and student_number like '%7'`.execute(em.getKysely());
    });
  });

  /** Creates a student. Returns the values of its columns. */
  async function plainStudent(): Promise<Record<string, unknown>> {
    const { id } = await academy.with.student();
    return academy.run(async (em) => {
      const student = await em.findOneOrFail(Student, { id });
      const { properties } = em.getMetadata().get(Student);
      const kept = Object.values(properties as Record<string, any>).filter(
        (each) => each.persist !== false && !each.generated && each.kind === 'scalar',
      );
      return Object.fromEntries(kept.map(({ name }) => [name, (student as never)[name]]));
    });
  }

  const QUERY = /* GraphQL */ `
    query ($offset: Int, $orderBy: [StudentOrder!], $filter: StudentFilter) {
      students(first: 20, offset: $offset, orderBy: $orderBy, filter: $filter) {
        nodes { id }
        totalCount
        pageInfo { hasNextPage hasPreviousPage }
      }
    }
  `;

  /** Returns the ids of all students in a list, which is read page by page with cursors. */
  async function walk(who: Credentials, orderBy: string[], filter: object): Promise<string[]> {
    const ids: string[] = [];
    for (let after: string | null = null; ; ) {
      const { data }: { data: any } = await gql(
        app,
        who,
        `query ($after: String, $orderBy: [StudentOrder!], $filter: StudentFilter) {
          students(first: 100, after: $after, orderBy: $orderBy, filter: $filter) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
        { after, orderBy, filter },
      );
      ids.push(...data.students.nodes.map(({ id }: { id: string }) => id));
      if (!data.students.pageInfo.hasNextPage) return ids;
      after = data.students.pageInfo.endCursor;
    }
  }

  it.each([
    [['NAME_ASC'], {}],
    [['CREATED_AT_DESC'], {}],
    [['NAME_DESC', 'CREATED_AT_ASC'], { status: 'ACTIVE' }],
    // the total of this list is not stored
    [['UPDATED_AT_ASC'], { search: 'l' }],
  ])(
    'contains the rows that are found by cursors at the same position, in order %s with filter %s',
    async (orderBy, filter) => {
      const ids = await walk(admin, orderBy, filter);
      expect(ids.length).toBeGreaterThan(1_500);
      for (const offset of offsetsOf(ids.length)) {
        // the first request is interpreted, the second request uses a query plan
        for (let time = 0; time < 2; time++) {
          const { data, errors } = await gql(app, admin, QUERY, { offset, orderBy, filter });
          expect(errors).toBeUndefined();
          expect(data.students, `from ${offset}`).toEqual({
            nodes: ids.slice(offset, offset + 20).map((id) => ({ id })),
            totalCount: ids.length,
            pageInfo: { hasNextPage: offset + 20 < ids.length, hasPreviousPage: true },
          });
        }
      }
    },
  );

  it('contains the same rows over REST as over GraphQL', async () => {
    const ids = await walk(admin, ['NAME_ASC'], {});
    const last = Math.ceil(ids.length / 100);
    for (const page of [last + 1, last, last - 1, 11, last]) {
      const { body } = await rest(app, admin, 'GET', `/students?per_page=100&page=${page}&sort=name`);
      expect(body.data.map(({ id }: { id: string }) => id)).toEqual(ids.slice((page - 1) * 100, page * 100));
      expect(body.meta).toMatchObject({ total: ids.length, last_page: last });
    }
  });

  it('begins `offset` rows after the cursor if the request has both arguments', async () => {
    const query = `query ($after: String, $offset: Int) {
      students(first: 2, after: $after, offset: $offset, orderBy: [NAME_ASC]) { nodes { id } pageInfo { endCursor } } }`;
    const ids = await walk(admin, ['NAME_ASC'], {});
    const { data: start } = await gql(app, admin, query, { offset: 500 });
    for (let time = 0; time < 2; time++) {
      const { data } = await gql(app, admin, query, { after: start.students.pageInfo.endCursor, offset: 1_500 });
      expect(data.students.nodes).toEqual(ids.slice(2_002, 2_004).map((id) => ({ id })));
    }
  });
});
