import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { MemberRole } from '../../src/features/academy/academies/academy.enums.ts';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { File } from '../../src/features/operations/files/file.entity.ts';
import { Membership } from '../../src/features/people/members/membership.entity.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { rootLists } from '../features/lists/lists.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql, unseen } from '../support/clients.ts';
import { makeNotification, makeSend } from '../support/notices.ts';
import { relationsOf, resources, workedOutBelow } from '../support/resources.ts';
import { type Actor, type Member, type SeededAcademy, seedAcademy, seedUser } from '../support/seed.ts';
import { plannedStatements } from '../support/statement-count.ts';

const ROWS = 5;

/** Asserts the number of statements of planned requests. If it is wrong, the error shows the statements. */
function assertPlanned(requests: readonly (readonly string[])[]): void {
  for (const sent of requests) expect(sent, sent.join('\n')).toHaveLength(plannedStatements());
}

/** A complete list: rows, edges, page info and count. */
const whole = (fields: string) =>
  `{ nodes { ${fields} } edges { cursor node { ${fields} } } pageInfo { endCursor hasNextPage } totalCount }`;

/** Each root list with the rows that its rows refer to. */
const ROOT_LISTS = rootLists.map(({ name, type }): [name: string, fields: string] => [
  name,
  name === 'academies' ? 'id name settings { timezone }' : relationsOf(type, 2),
]);

/** Each nested list with the root list of its parents. */
const NESTED_LISTS = resources.flatMap(({ name: parents, lists }) =>
  lists.map(({ name, type }): [parents: string, name: string, fields: string] => [parents, name, relationsOf(type)]),
);

describe('number of SQL statements of a query', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let traveller: Actor;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    traveller = await seedUser(app);
    const { with: make } = academy;
    for (let n = 0; n < ROWS; n++) {
      if (n > 0) await academy.as('administrator');
      const head = await make.staff();
      const department = await make.department({ headStaffId: head.id });
      const instructor = await make.staff({ departments: [department.id] });
      const course = await make.course({ departmentId: department.id } as never);
      const batch = await make.batch({ courseId: course.id, instructorId: instructor.id });
      const student = await make.student();
      const parent = await make.parent({ children: [student.id] });
      const enrollment = await make.enrollment({ studentId: student.id, batchId: batch.id });
      await make.attendance({ studentId: student.id, batchId: batch.id });
      const fee = await make.fee({ studentId: student.id, parentId: parent.id, enrollmentId: enrollment.id });
      await make.payment({ feeId: fee.id });
      await makeNotification(make, { userId: admin.userId, studentId: student.id });
      await makeSend(make, { recipientId: parent.id, studentId: student.id });
      const joined = await seedAcademy(app);
      await joined.run(async (em) => {
        const membership = new Membership();
        Object.assign(membership, { user: em.getReference(User, traveller.userId), role: MemberRole.ACADEMY_ADMIN });
        em.persist(membership);
      });
    }
    for (let n = 0; n < ROWS; n++) await make.calendarFeed({ userId: admin.userId });
    for (let n = 0; n < ROWS; n++) await make.record(File, { uploadedBy: admin.userId });
    for (const resource of resources) {
      const known = await academy.run((em) => em.count(resource.entity));
      for (let n = known; n < ROWS; n++) await resource.make(make);
    }
  });

  /** Sends a query for one row and for all rows: first as new operations, then as known operations. */
  async function statements(who: Credentials, query: string, list: string) {
    const ask = async (text: string, first: number) => {
      const counted = await app.counting(() => gql(app, who, text, { first }));
      expect(counted.result.errors).toBeUndefined();
      expect(counted.result.data[list].nodes).toHaveLength(first);
      return counted.statements;
    };
    const known = unseen(query);
    const interpreted = [await ask(known, 1), await ask(unseen(query), ROWS)] as const;
    return { interpreted, planned: [await ask(known, 1), await ask(known, ROWS)] as const };
  }

  /** Returns the statements on the rows of a list and on its stored counts. */
  const readsOf = (sent: string[], list: string) => {
    const table =
      list === 'members' ? 'memberships' : (resources.find(({ name }) => name === list)?.table ?? snakeCase(list));
    const counts = `${table.replace(/s$/, '')}_counts`;
    return sent.filter((sql) => [table, counts].some((name) => sql.includes(`from "${name}" as t`)));
  };

  it.each(ROOT_LISTS)('is the same for one row and for many rows in the list %s', async (list, fields) => {
    const who = list === 'academies' ? traveller : admin;
    const query = `query ($first: Int!) { ${list}(first: $first) ${whole(fields)} }`;
    const { interpreted, planned } = await statements(who, query, list);
    expect(interpreted[1]).toHaveLength(interpreted[0].length);
    // the page and the count
    expect(readsOf(interpreted[0], list)).toHaveLength(2);
    assertPlanned(planned);
  });

  it.each(NESTED_LISTS)(
    'is the same for one row and for many rows in the list %s with the nested field %s',
    async (parents, name, fields) => {
      const ask = (below: string) => `query ($first: Int!) { ${parents}(first: $first) { nodes { ${below} } } }`;
      const without = await statements(admin, ask('id'), parents);
      const { interpreted, planned } = await statements(admin, ask(`${name}(first: 3) ${whole(fields)}`), parents);
      expect(interpreted[1]).toHaveLength(interpreted[0].length);
      // pages and counts for all parents, and one statement per relation
      const relations = fields.split('{').length - 1;
      expect(interpreted[0].length - without.interpreted[0].length).toBeLessThanOrEqual(2 + relations);
      assertPlanned(planned);
    },
  );

  it.each(ROOT_LISTS)('is zero for fields that are not selected: %s', async (list) => {
    const who = list === 'academies' ? traveller : admin;
    const count = await app.counting(() => gql(app, who, unseen(`{ ${list} { totalCount } }`)));
    const rows = await app.counting(() => gql(app, who, unseen(`{ ${list} { nodes { id } } }`)));
    const neither = await app.counting(() => gql(app, who, unseen(`{ ${list} { __typename } }`)));
    expect(readsOf(count.statements, list)).toEqual([expect.stringMatching(/^select \S+\(.*\) as count from/)]);
    expect(readsOf(rows.statements, list)).toEqual([expect.not.stringContaining(' as count from')]);
    expect(readsOf(neither.statements, list)).toEqual([]);
  });

  it.each(resources.flatMap(({ name, type }) => workedOutBelow(type).map((field) => [field, name] as const)))(
    'is the same for one row and for many rows if the query selects %s in the list %s',
    async (field, list) => {
      const query = `query ($first: Int!) { ${list}(first: $first) { nodes { id ${field} { id } } } }`;
      const { interpreted, planned } = await statements(admin, query, list);
      const [{ length }] = interpreted;
      for (const sent of [...interpreted, ...planned]) expect(sent).toHaveLength(length);
    },
  );

  it('does not increase if a list is selected twice with the same arguments in nested fields', async () => {
    const query = (fields: string) => `{ students { nodes { ${fields} } } }`;
    const one = await app.counting(() => gql(app, admin, unseen(query('fees(first: 2) { nodes { id } }'))));
    const two = await app.counting(() =>
      gql(app, admin, unseen(query('a: fees(first: 2) { nodes { id } } b: fees(first: 2) { nodes { id } }'))),
    );
    expect(two.result.errors).toBeUndefined();
    expect(two.statements).toHaveLength(one.statements.length);
  });

  it('does not increase if many rows refer to the same row', async () => {
    const query = '{ enrollments { nodes { student { id } batch { id course { id } } course { id } } } }';
    const { result, statements: sent } = await app.counting(() => gql(app, admin, unseen(query)));
    expect(result.errors).toBeUndefined();
    expect(readsOf(sent, 'students')).toHaveLength(1);
    expect(readsOf(sent, 'batches')).toHaveLength(1);
    expect(readsOf(sent, 'courses').length).toBeLessThanOrEqual(2);
  });

  it('is the same whether or not a row has nested rows', async () => {
    const lonely = await academy.with.student();
    const query = 'query ($id: ID!) { student(id: $id) { fees { nodes { id } totalCount } } }';
    const known = unseen(query);
    const { data } = await gql(app, admin, '{ fees(first: 1) { nodes { studentId } } }');
    const some = await app.counting(() => gql(app, admin, unseen(query), { id: data.fees.nodes[0].studentId }));
    const none = await app.counting(() => gql(app, admin, known, { id: lonely.id }));
    expect(some.result.data.student.fees.totalCount).toBe(1);
    expect(none.result.data.student.fees).toEqual({ nodes: [], totalCount: 0 });
    expect(none.statements).toHaveLength(some.statements.length);
    const again = await app.counting(() => gql(app, admin, known, { id: lonely.id }));
    expect(again.result.data).toEqual(none.result.data);
    expect(again.statements).toHaveLength(plannedStatements());
  });
});
