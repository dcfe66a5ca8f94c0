import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { MaterialAudience, MaterialStatus } from '../../src/features/learning/materials/material.enums.ts';
import { type Learning, seedLearning } from '../features/learning/materials/setup.ts';
import { gql, unseen } from '../support/clients.ts';
import { makeMaterial } from '../support/materials.ts';

const PARENTS = 4;
const EACH = 3;

const LISTS = ['courses', 'batches', 'classSessions'] as const;
const READERS = ['admin', 'support', 'head', 'teacher', 'student', 'parent'] as const;

describe('nested lists of materials', () => {
  let at: Learning;
  /** The filter with which each list returns the parents of the materials. */
  let filters: Record<(typeof LISTS)[number], string>;

  beforeAll(async () => {
    at = await seedLearning();
    const { with: make } = at.academy;
    const { data } = await gql(at.app, at.admin, 'query ($id: ID!) { course(id: $id) { departmentId } }', {
      id: at.courseId,
    });
    const { departmentId } = data.course;
    const instructorId = at.teacher.staffId as string;
    const studentId = at.student.studentId as string;
    const courseIds = [at.courseId];
    const places: object[] = [
      { courseId: at.courseId },
      { batchId: at.batchId },
      { sessionId: at.sessionId, placeId: at.batchId },
    ];
    for (let n = 1; n < PARENTS; n++) {
      const course = await make.course({ departmentId });
      const batch = await make.batch({ courseId: course.id, instructorId });
      const session = await make.session({ batchId: batch.id, instructorId });
      await make.enrollment({ studentId, batchId: batch.id });
      courseIds.push(course.id);
      places.push({ courseId: course.id }, { batchId: batch.id }, { sessionId: session.id, placeId: batch.id });
    }
    const ofCourses = `courseIdIn: ${JSON.stringify(courseIds)}`;
    filters = { courses: `departmentId: "${departmentId}"`, batches: ofCourses, classSessions: ofCourses };
    const seen = { status: MaterialStatus.PUBLISHED, audience: MaterialAudience.ENROLLED };
    for (const place of places) {
      for (let position = 1; position <= EACH; position++) {
        await makeMaterial(make, { ...seen, ...place, position });
      }
    }
  });

  /** Counts the statements for a number of parents, as a new operation and as a known one. */
  async function count(who: (typeof READERS)[number], query: string) {
    const known = unseen(query);
    const ask = async (text: string, first: number) => {
      const { result, statements } = await at.app.counting(() => gql(at.app, at[who], text, { first }));
      expect(result.errors).toBeUndefined();
      const { nodes } = result.data.parents;
      expect(nodes).toHaveLength(first);
      for (const { materials } of nodes) {
        expect(materials.nodes).toHaveLength(EACH);
        expect(materials.totalCount).toBe(EACH);
      }
      return statements.length;
    };
    const interpreted = [await ask(known, 1), await ask(unseen(query), PARENTS)];
    return { interpreted, planned: [await ask(known, 1), await ask(known, PARENTS)] };
  }

  it.each(LISTS.flatMap((list) => READERS.map((who) => [list, who] as const)))(
    'are read with the same number of statements for one row and for many rows of %s, as %s',
    async (list, who) => {
      const query = `query ($first: Int!) { parents: ${list}(first: $first, filter: { ${filters[list]} }) {
        nodes { id materials { totalCount nodes { id title url } } } } }`;
      const { interpreted, planned } = await count(who, query);
      expect(interpreted[1]).toBe(interpreted[0]);
      expect(planned[1]).toBe(planned[0]);
      expect(planned[0]).toBeLessThan(interpreted[0] as number);
    },
  );
});
