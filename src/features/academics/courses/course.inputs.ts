import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { TextFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBelow } from '../../../platform/validation/rules.ts';
import { CompletionRule, Course } from './course.entity.ts';

@InputType({ description: 'Filters for courses; all conditions must hold.' })
export class CourseFilter extends filterOf(Course, {
  status: 'Filters by status.',
  departmentId: 'Filters by department.',
  levelId: 'Filters by level of a track.',
  category: TextFilter('Filters by category. The case must match.'),
}) {}

export const CourseOrder = orderEnum('CourseOrder', ['createdAt', 'updatedAt', 'name']);
export const CourseListArgs = listArgs(CourseFilter, CourseOrder);

@InputType({ description: 'The requirements to complete a course. Omitted fields stay unchanged.' })
export class CompletionRuleInput extends inputOf(CompletionRule, {
  optional: ['minAttendance', 'minProgress', 'requirePaid'],
}) {}

@InputType({ description: 'A new course.' })
export class CreateCourseInput extends inputOf(Course, {
  optional: [
    ...(['description', 'category', 'level', 'departmentId', 'levelId', 'minAge', 'maxAge', 'color', 'price'] as const),
    ...(['billingFrequency', 'completionRule', 'certificateTemplateId', 'autoCertificate', 'status'] as const),
  ],
  required: ['name'],
  shapes: { completionRule: () => CompletionRuleInput },
  words: { maxAge: { note: ', not below the minimum' }, billingFrequency: { note: '; once by default' } },
  rules: { maxAge: [NotBelow('minAge')] },
}) {}

@InputType({ description: 'Changes to a course. Omitted fields stay unchanged.' })
export class UpdateCourseInput extends partialInput(CreateCourseInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
