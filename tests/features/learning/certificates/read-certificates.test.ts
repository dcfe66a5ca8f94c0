import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import type { Member } from '../../../support/seed.ts';
import { classmate, issueCertificate, promoteTwice, readCertificate, seedCertifiedClass } from './setup.ts';

const LISTS = `query ($student: ID!) {
  certificates { totalCount nodes { id } }
  student(id: $student) { certificates { nodes { id } } enrollments { nodes { certificates { nodes { id } } } } }
}`;

describe('certificates', () => {
  it('can be read by the teacher, the department head, office staff and the family', async () => {
    const at = await seedCertifiedClass();
    const { secondId: levelId } = await promoteTwice(at);
    const issue = async (input: object) => (await issueCertificate(at.app, at.admin, input)).data.issueCertificate.id;
    const ofEnrollment = await issue({ enrollmentId: at.enrollmentId });
    const ofLevel = await issue({ studentId: at.studentId, levelId });
    const other = await classmate(at);
    const ofOther = await issue({ enrollmentId: other.enrollmentId });
    const { academy } = at;
    const parent = await academy.with.parent({ children: [at.studentId] });
    const readers: [Member, string[]][] = [
      [at.admin, [ofEnrollment, ofLevel, ofOther]],
      [await academy.as('support_staff'), [ofEnrollment, ofLevel, ofOther]],
      [at.head, [ofEnrollment, ofLevel, ofOther]],
      [at.teacher, [ofEnrollment, ofLevel, ofOther]],
      [await academy.as('parent', { parentId: parent.id }), [ofEnrollment, ofLevel]],
      [await academy.as('student', { studentId: at.studentId }), [ofEnrollment, ofLevel]],
      [await academy.as('teacher'), []],
      [await academy.as('department_head'), []],
      [await academy.as('parent'), []],
      [await academy.as('student'), []],
      [(await seedCertifiedClass()).admin, []],
    ];
    for (const [as, seen] of readers) {
      const { data } = await gql(at.app, as, LISTS, { student: at.studentId });
      const ids = (list: { nodes: { id: string }[] } | undefined) => (list?.nodes ?? []).map(({ id }) => id).sort();
      expect(ids(data.certificates)).toEqual([...seen].sort());
      expect(data.certificates.totalCount).toBe(seen.length);
      if (seen.length > 0) expect(ids(data.student.certificates)).toEqual([ofEnrollment, ofLevel].sort());
      for (const id of [ofEnrollment, ofLevel, ofOther]) {
        expect((await readCertificate(at.app, as, id))?.id ?? null).toBe(seen.includes(id) ? id : null);
      }
    }
  });
});
