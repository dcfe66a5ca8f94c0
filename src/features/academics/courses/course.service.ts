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
import { onQuestion, onSignal } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Department } from '../../people/staff/department.entity.ts';
import { assertLeads } from '../../people/staff/department.service.ts';
import { departmentDeleted } from '../../people/staff/staff.signals.ts';
import type { CertificateTemplate } from '../certificate-templates/certificate-template.entity.ts';
import { certificateTemplateDeleted } from '../certificate-templates/certificate-template.signals.ts';
import { assignTemplate, chosenTemplate } from '../certificate-templates/chosen-template.ts';
import { CurriculumStatus } from '../skills/curriculum.enums.ts';
import { curriculumDeleting } from '../skills/curriculum.signals.ts';
import { Level } from '../skills/level.entity.ts';
import { Course } from './course.entity.ts';
import type { CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import { courseDeleting } from './course.signals.ts';

/**
 * Creates a course. Department heads may create courses only in departments that they lead. Returns the course's id.
 */
export function createCourse(ctx: RequestContext, input: CreateCourseInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const course = new Course();
    course.code = newCode('CRS');
    change(ctx, course, input, await chosenRecords(em, input));
    assertLeads(requireAcademy(ctx).viewer, course.department);
    em.persist(course);
    return course.id;
  });
}

/**
 * Changes a course. Department heads may change the courses of departments that they lead. They may move a course only
 * to another department that they lead.
 */
export function updateCourse(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateCourseInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const chosen = await chosenRecords(em, input);
    const course = await writableCourse(ctx, em, id);
    assertVersion(course, expectedVersion);
    change(ctx, course, input, chosen);
    await assertLeadsCourse(ctx, em, course);
  });
}

/** Marks a course as deleted. Throws BAD_USER_INPUT if the course has batches or open enrollments. */
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

/** Throws FORBIDDEN if the caller is a department head who does not lead the course's department. */
export async function assertLeadsCourse(ctx: RequestContext, em: SqlEntityManager, course: Course): Promise<void> {
  const { viewer } = requireAcademy(ctx);
  if (viewer.role !== 'department_head') return;
  if (!course.department) throw forbidden();
  assertLeads(viewer, await findRecord(em, Department, course.department.id));
}

type CourseInput = CreateCourseInput | UpdateCourseInput;

/**
 * The records whose ids are in an input. A record is null if the input contains no id for it, or if it does not exist.
 */
interface ChosenRecords {
  readonly department: Department | null;
  readonly template: CertificateTemplate | null;
  readonly level: Level | null;
}

/**
 * Returns the department, the template and the level whose ids are in an input. Locks them, so that they cannot be
 * deleted.
 */
const chosenRecords = async (
  em: SqlEntityManager,
  { departmentId, levelId, certificateTemplateId }: CourseInput,
): Promise<ChosenRecords> => ({
  department: departmentId ? await findRecord(em, Department, departmentId, { lock: 'shared' }) : null,
  template: await chosenTemplate(em, { certificateTemplateId }),
  level: levelId ? await findRecord(em, Level, levelId, { lock: 'shared' }) : null,
});

function change(
  ctx: RequestContext,
  course: Course,
  { departmentId, levelId, completionRule, certificateTemplateId, ...given }: CourseInput,
  { department, level, template }: ChosenRecords,
): void {
  const errors: FieldErrors = {};
  assignGiven(course, given);
  assignTemplate(course, { certificateTemplateId }, template, errors);
  if (completionRule) {
    course.completionRule = { ...course.completionRule };
    assignGiven(course.completionRule, completionRule);
  }
  if (departmentId !== undefined) {
    course.department = department;
    if (departmentId !== null && !department) errors.departmentId = [messages.selected('departmentId')];
  }
  if (levelId !== undefined) {
    // a course may keep an archived level, but an input cannot choose another archived level
    const isOffered = level?.status === CurriculumStatus.ACTIVE || level?.id === course.trackLevel?.id;
    if (levelId !== null && !(level && isOffered)) errors.levelId = [messages.selected('levelId')];
    else course.trackLevel = level;
  }
  if (course.minAge !== null && course.maxAge !== null && course.maxAge < course.minAge) {
    errors.maxAge = [messages.atLeast('maxAge', valueIfReadable(ctx, 'Course', String(course.minAge), 'min age'))];
  }
  refuseIfAny(errors);
}

/**
 * Returns true if a course teaches one of the levels that are about to be deleted. The track or level is then archived
 * instead of deleted.
 */
export const keepTaughtLevels = onQuestion(
  curriculumDeleting,
  async (_ctx: RequestContext, em, { levelIds }) =>
    levelIds.length > 0 && (await em.count(Course, { levelId: { $in: [...levelIds] } })) > 0,
);

/** When a department was deleted: removes it from its courses. */
export const letGoOfDepartment = onSignal(departmentDeleted, async (_ctx, em, { department }) => {
  for (const course of await lockWhere(em, Course, { department })) course.department = null;
});

/** When a certificate template was deleted: removes it from the courses that use it. */
export const letGoOfTemplate = onSignal(certificateTemplateDeleted, async (_ctx, em, { template }) => {
  for (const course of await lockWhere(em, Course, { certificateTemplate: template }))
    course.certificateTemplate = null;
});
