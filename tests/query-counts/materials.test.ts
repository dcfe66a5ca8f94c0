import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, gql, unseen } from '../support/clients.ts';
import { makeMaterial } from '../support/materials.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';

const PARENTS = 5;
const EACH = 3;

describe('materials below many courses, batches and sessions', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let student: Member;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    const { with: make } = academy;
    admin = await academy.as('academy_admin');
    const { id: studentId } = await make.student();
    student = await academy.as('student', { studentId });
    for (let n = 0; n < PARENTS; n++) {
      const course = await make.course();
      const batch = await make.batch({ courseId: course.id });
      await make.enrollment({ studentId, batchId: batch.id });
      const session = await make.session({ batchId: batch.id });
      for (let position = 1; position <= EACH; position++) {
        const given = { status: MaterialStatus.PUBLISHED, position };
        await makeMaterial(make, { ...given, courseId: course.id });
        await makeMaterial(make, { ...given, batchId: batch.id });
        await makeMaterial(make, { ...given, sessionId: session.id, placeId: batch.id });
      }
    }
  });

  const people: [string, () => Credentials][] = [
    ['admins', () => admin],
    ['students', () => student],
  ];

  it.each(
    ['courses', 'batches', 'classSessions'].flatMap((list) => people.map(([who, as]) => [list, who, as] as const)),
  )('%s read by %s need as many statements for one parent as for many', async (list, _who, as) => {
    const query = unseen(`query ($first: Int!) { ${list}(first: $first) { nodes {
      materials(first: 2) { nodes { id title } totalCount } } } }`);
    const read = async (text: string, first: number) => {
      const { result, statements } = await app.counting(() => gql(app, as(), text, { first }));
      expect(result.errors).toBeUndefined();
      const { nodes } = result.data[list];
      expect(nodes).toHaveLength(first);
      for (const { materials } of nodes) {
        expect([materials.nodes.length, materials.totalCount]).toEqual([2, EACH]);
      }
      return statements.length;
    };
    const one = await read(query, 1);
    expect(await read(unseen(query), PARENTS)).toBe(one);
    // planned: one statement for all rows
    const planned = await read(query, 1);
    expect(await read(query, PARENTS)).toBe(planned);
    expect(planned).toBeLessThanOrEqual(one);
  });
});
