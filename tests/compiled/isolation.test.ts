import { beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql } from '../support/clients.ts';
import type { School } from '../support/school.ts';
import { seedRichSchool } from './rich-school.ts';
import { rootFields } from './root-fields.ts';
import { idsOf } from './values.ts';

const ROLES = ['academy_admin', 'teacher', 'parent', 'student'] as const;

/** Lists that all tested roles may read, with their nested rows. */
const LISTS = ['students', 'staff', 'batches', 'enrollments', 'attendance', 'departments', 'courses'];

describe('parallel requests of users in two academies, with the same query plan', () => {
  let app: TestApp;
  let schools: School[];
  let callers: { caller: Credentials; foreignIds: string[] }[];
  let serial = 0;

  beforeAll(async () => {
    app = await testApp();
    schools = [await seedRichSchool(app), await seedRichSchool(app)];
    const ids = await Promise.all(schools.map(async ({ academy }) => Object.values(await idsOf(academy)).flat()));
    callers = schools.flatMap(({ as }, index) =>
      ROLES.map((role) => ({ caller: as[role], foreignIds: ids[1 - index] as string[] })),
    );
  });

  async function ask(caller: Credentials, document: string): Promise<string> {
    const { data, errors } = await gql(app, caller, document);
    // removes the end of signed addresses, because it depends on the time in seconds
    return JSON.stringify({ data, errors }).replaceAll(/expires=\d+&user=[\w-]+&signature=[\w-]+/g, '');
  }

  /**
   * Sends two rounds of requests at the same time, with alternating callers. Asserts that each caller gets its own
   * response without rows of another academy.
   */
  async function expectOwnAnswers(document: string, serially: readonly string[]): Promise<void> {
    const answers = await Promise.all(
      Array.from({ length: 2 * callers.length }, (_, n) =>
        ask(callers[n % callers.length]?.caller as Credentials, document),
      ),
    );
    for (const [n, answer] of answers.entries()) {
      expect(answer).toBe(serially[n % callers.length]);
      expect(callers[n % callers.length]?.foreignIds.filter((id) => answer.includes(id))).toEqual([]);
    }
  }

  it.each(rootFields.filter(({ name }) => LISTS.includes(name)))(
    "return only rows of the caller's academy: $name",
    async (field) => {
      const serially: string[] = [];
      for (const { caller } of callers) serially.push(await ask(caller, field.document(`Alone${++serial}`)));
      // the response has rows, and differs between academies
      expect(serially[0]).toContain('"id"');
      expect(new Set([serially[0], serially[ROLES.length]]).size).toBe(2);
      const shared = field.document(`Shared${++serial}`);
      await expectOwnAnswers(shared, serially);
      await expectOwnAnswers(shared, serially);
    },
  );

  it('return no row of the other academy, even if an argument contains an id of the other academy', async () => {
    const [own, other] = schools as [School, School];
    const ids = await idsOf(other.academy);
    const document = `query ByForeignId($student: ID!, $batch: ID!, $parent: ID!, $course: ID!) {
      student(id: $student) { id } batch(id: $batch) { id } course(id: $course) { id }
      ofBatch: students(filter: { batchId: $batch }) { totalCount nodes { id } }
      ofParent: students(filter: { parentId: $parent }) { totalCount nodes { id } }
      batches(filter: { courseId: $course }) { totalCount nodes { id } }
      enrollments(filter: { studentId: $student }) { totalCount nodes { id } }
      attendance(filter: { studentId: $student }) { totalCount nodes { id } }
    }`;
    const nothing = { totalCount: 0, nodes: [] };
    const first = (table: string) => ids[table]?.[0];
    const variables = {
      student: first('students'),
      batch: first('batches'),
      parent: first('parents'),
      course: first('courses'),
    };
    for (const _ of [1, 2]) {
      const { data } = await gql(app, other.as.academy_admin, document, variables);
      expect(data.student).toEqual({ id: variables.student });
    }
    for (const role of ROLES) {
      const { data, errors } = await gql(app, own.as[role], document, variables);
      expect(errors, role).toBeUndefined();
      expect(data, role).toEqual({
        student: null,
        batch: null,
        course: null,
        ofBatch: nothing,
        ofParent: nothing,
        batches: nothing,
        enrollments: nothing,
        attendance: nothing,
      });
    }
  });
});
