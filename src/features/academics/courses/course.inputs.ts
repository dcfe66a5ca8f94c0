import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { TextFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBelow } from '../../../platform/validation/rules.ts';
import { CompletionRule, Course } from './course.entity.ts';

@InputType({ description: 'Which courses; all conditions must hold.' })
export class CourseFilter extends filterOf(Course, {
  status: 'Whether they are on offer.',
  departmentId: 'Of this department.',
  category: TextFilter('Of this category, to the letter.'),
}) {}

export const CourseOrder = orderEnum('CourseOrder', ['createdAt', 'updatedAt', 'name']);
export const CourseListArgs = listArgs(CourseFilter, CourseOrder);

@InputType({ description: 'What it takes to complete a course. What is left out stays as it is.' })
export class CompletionRuleInput extends inputOf(CompletionRule, {
  optional: ['minAttendance', 'minProgress', 'requirePaid'],
}) {}

@InputType({ description: 'A new course.' })
export class CreateCourseInput extends inputOf(Course, {
  optional: [
    ...(['description', 'category', 'level', 'departmentId', 'minAge', 'maxAge', 'color', 'price'] as const),
    ...(['billingFrequency', 'completionRule', 'status'] as const),
  ],
  required: ['name'],
  shapes: { completionRule: () => CompletionRuleInput },
  words: { maxAge: { note: ', not below the least' }, billingFrequency: { note: '; once by default' } },
  rules: { maxAge: [NotBelow('minAge')] },
}) {}

@InputType({ description: 'Changes to a course. What is left out stays as it is.' })
export class UpdateCourseInput extends partialInput(CreateCourseInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
