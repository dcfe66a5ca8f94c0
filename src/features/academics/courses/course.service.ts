import type { SqlEntityManager } from '@mikro-orm/sql';
import {
  assertVersion,
  assignGiven,
  findRecord,
  getRecord,
  lockWhere,
  newCode,
} from '../../../platform/database/records.ts';
import { type FieldErrors, forbidden, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Department } from '../../people/staff/department.entity.ts';
import { assertLeads } from '../../people/staff/department.service.ts';
import { departmentDeleted } from '../../people/staff/staff.signals.ts';
import { Course } from './course.entity.ts';
import type { CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import { courseDeleting } from './course.signals.ts';

/** Creates a course. Department heads may do so in their own departments. Returns the course's id. */
export function createCourse(ctx: RequestContext, input: CreateCourseInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const course = new Course();
    course.code = newCode('CRS');
    change(ctx, course, input, await chosenDepartment(em, input));
    assertLeads(requireAcademy(ctx).viewer, course.department);
    em.persist(course);
    return course.id;
  });
}

/**
 * Changes a course. Department heads may change courses of their departments, and move courses only between these
 * departments.
 */
export function updateCourse(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateCourseInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const department = await chosenDepartment(em, input);
    const course = await writableCourse(ctx, em, id);
    assertVersion(course, expectedVersion);
    change(ctx, course, input, department);
    await assertLeadsCourse(ctx, em, course);
  });
}

/** Marks a course as deleted. Throws if the course has batches or open enrollments. */
export function deleteCourse(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const course = await writableCourse(ctx, em, id);
    assertVersion(course, expectedVersion);
    await ctx.signals.publish(ctx, em, courseDeleting, { course });
    course.deletedAt = now();
  });
}

async function writableCourse(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<Course> {
  const course = await getRecord(em, Course, id, { name: 'Course', lock: true });
  await assertLeadsCourse(ctx, em, course);
  return course;
}

/** Throws FORBIDDEN if a department head does not lead the department of the course. */
export async function assertLeadsCourse(ctx: RequestContext, em: SqlEntityManager, course: Course): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  if (viewer.role !== 'department_head') return;
  if (!course.department) throw forbidden();
  assertLeads(viewer, await findRecord(em, Department, course.department.id));
}

type CourseInput = CreateCourseInput | UpdateCourseInput;

/**
 * Returns the department in an input, locked against deletion; null if the input contains no department, or if the
 * department does not exist.
 */
const chosenDepartment = async (em: SqlEntityManager, { departmentId }: CourseInput): Promise<Department | null> =>
  departmentId ? findRecord(em, Department, departmentId, { lock: 'shared' }) : null;

function change(
  ctx: RequestContext,
  course: Course,
  { departmentId, completionRule, ...given }: CourseInput,
  department: Department | null,
): void {
  const errors: FieldErrors = {};
  assignGiven(course, given);
  if (completionRule) {
    course.completionRule = { ...course.completionRule };
    assignGiven(course.completionRule, completionRule);
  }
  if (departmentId !== undefined) {
    course.department = department;
    if (departmentId !== null && !department) errors.departmentId = [messages.selected('departmentId')];
  }
  if (course.minAge !== null && course.maxAge !== null && course.maxAge < course.minAge) {
    errors.maxAge = [messages.atLeast('maxAge', valueIfReadable(ctx, 'Course', String(course.minAge), 'min age'))];
  }
  refuseIfAny(errors);
}

/** Removes a deleted department from its courses. */
export const letGoOfDepartment = onSignal(departmentDeleted, async (_ctx, em, { department }) => {
  for (const course of await lockWhere(em, Course, { department })) course.department = null;
});
