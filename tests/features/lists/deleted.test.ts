import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { Batch } from '../../../src/features/academics/batches/batch.entity.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { gql } from '../../support/clients.ts';
import { mutations, resources } from '../../support/resources.ts';
import { type AcademySeed, type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data } from './thrice.ts';

const deletedAt = '2026-01-01T00:00:00.000Z';

describe('deleted rows', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let make: AcademySeed;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    make = academy.with;
  });

  const ask = (query: string, variables?: object) => data(app, admin, query, variables);
  const NOTHING = { nodes: [], totalCount: 0 };

  it.each(resources.filter((each) => each.isSoftDeleted))(
    'are excluded from $name, both in the list and in the query by id',
    async ({ name, one, make: makeOne }) => {
      const [gone, kept] = [await makeOne(make, { deletedAt }), await makeOne(make)];
      const query = `query ($id: ID!) { ${one}(id: $id) { id } ${name}(first: 100) { nodes { id } totalCount } }`;
      const { [one]: single, [name]: list } = await ask(query, { id: gone.id });
      const ids = list.nodes.map(({ id }: { id: string }) => id);
      expect(single).toBeNull();
      expect(ids).not.toContain(gone.id);
      expect(ids).toContain(kept.id);
      expect(list.totalCount).toBe(ids.length);
    },
  );

  it.each(resources.filter((each) => each.operation('delete') in mutations))(
    'have their ids in the response of the delete mutation for $name, so that clients can remove them from caches',
    async ({ operation, make: makeOne }) => {
      const { id } = await makeOne(make);
      const name = operation('delete');
      const answer = await gql(app, admin, `mutation ($id: ID!) { ${name}(id: $id) { __typename id message } }`, {
        id: id.toUpperCase(),
      });
      const gone = answer.data[name];
      expect(gone).toEqual({ __typename: 'DeletePayload', id, message: expect.stringMatching(/ deleted\.$/) });
    },
  );

  it('are excluded from nested lists, and are null in relations', async () => {
    const [student, gone] = [await make.student(), await make.student({ deletedAt })];
    const parent = await make.parent({ children: [student.id, gone.id] });
    await make.parent({ children: [student.id], deletedAt });
    const batch = await make.batch();
    await make.enrollment({ studentId: student.id, batchId: (await make.batch()).id, deletedAt });
    const kept = await make.enrollment({ studentId: student.id, batchId: batch.id });
    await academy.run(async (em) => {
      (await em.findOneOrFail(Batch, { id: batch.id })).deletedAt = deletedAt;
    });
    const query = `query ($student: ID!, $parent: ID!, $course: ID!, $kept: ID!) {
      student(id: $student) { parents { nodes { id } totalCount } enrollments { nodes { id } totalCount } }
      parent(id: $parent) { students { edges { node { id } } totalCount } }
      course(id: $course) { batches { nodes { id } totalCount } }
      enrollment(id: $kept) { batch { id } batchId course { id } } }`;
    const variables = { student: student.id, parent: parent.id, course: batch.courseId, kept: kept.id };
    expect(await ask(query, variables)).toEqual({
      student: {
        parents: { nodes: [{ id: parent.id }], totalCount: 1 },
        enrollments: { nodes: [{ id: kept.id }], totalCount: 1 },
      },
      parent: { students: { edges: [{ node: { id: student.id } }], totalCount: 1 } },
      course: { batches: NOTHING },
      enrollment: { batch: null, batchId: batch.id, course: { id: batch.courseId } },
    });
  });
});
