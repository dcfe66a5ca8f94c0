import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { createBatch, newBatch, scene } from '../features/academics/batches/setup.ts';
import { createCourse, deleteCourse, updateCourse } from '../features/academics/courses/setup.ts';
import { deleteDepartment } from '../features/people/staff/setup.ts';
import { stateOf } from '../features/writing.ts';
import { codes } from '../support/clients.ts';

const ROUNDS = 8;

interface Row {
  id: string;
  course_id: string;
  department_id: string | null;
  deleted_at: string | null;
}

describe('deletions in parallel with insertions', () => {
  it('never delete a course while a batch of the course is created', async () => {
    const { app, academy, admin } = await scene();
    for (let round = 0; round < ROUNDS; round++) {
      const { id } = await academy.with.course();
      const answers = await Promise.all([
        createBatch(app, admin, newBatch(id)),
        deleteCourse(app, admin, id),
        createBatch(app, admin, newBatch(id)),
      ]);
      expect(answers.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
    }
    const { courses, batches } = (await stateOf(app, academy.id)) as { courses: Row[]; batches: Row[] | null };
    const deleted = new Set(courses.filter((course) => course.deleted_at !== null).map((course) => course.id));
    // the list is empty if each course was deleted first
    expect((batches ?? []).filter((batch) => deleted.has(batch.course_id))).toEqual([]);
  });

  it('never delete a department while a course of the department is created, and cause no deadlock', async () => {
    const { app, academy, admin } = await scene();
    for (let round = 0; round < ROUNDS; round++) {
      const { id: departmentId } = await academy.with.department();
      const inside = await academy.with.course({ departmentId });
      const outside = await academy.with.course();
      const answers = await Promise.all([
        createCourse(app, admin, { name: 'New', departmentId }),
        updateCourse(app, admin, outside.id, { departmentId }),
        deleteDepartment(app, admin, departmentId),
        updateCourse(app, admin, inside.id, { departmentId, name: 'Same' }),
        createCourse(app, admin, { name: 'Late', departmentId }),
      ]);
      expect(answers.flatMap(codes).filter((code) => code !== 'BAD_USER_INPUT')).toEqual([]);
    }
    const { courses, departments } = (await stateOf(app, academy.id)) as { courses: Row[]; departments: Row[] };
    expect(departments.every((department) => department.deleted_at !== null)).toBe(true);
    expect(courses.filter((course) => course.department_id !== null)).toEqual([]);
  });
});
