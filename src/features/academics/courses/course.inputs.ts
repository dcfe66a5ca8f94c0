import { Field, InputType } from 'type-graphql';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  ColourInput,
  EnumInput,
  FlagInput,
  IdInput,
  IntegerInput,
  MoneyInput,
  TextInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { NotBelow, Required } from '../../../platform/validation/rules.ts';
import { BillingFrequency, CourseLevel, CourseStatus } from './course.enums.ts';

@InputType({ description: 'Which courses; all conditions must hold.' })
export class CourseFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code.' })
  search?: string;

  @EnumFilter(() => CourseStatus, 'Whether they are on offer.')
  status?: CourseStatus;

  @IdFilter('Of this department.')
  departmentId?: string;

  @Field(() => String, { nullable: true, description: 'Of this category, to the letter.' })
  category?: string;
}

export const CourseOrder = orderEnum('CourseOrder', ['createdAt', 'updatedAt', 'name']);
export const CourseListArgs = listArgs(CourseFilter, CourseOrder);

@InputType({ description: 'What it takes to complete a course. What is left out stays as it is.' })
export class CompletionRuleInput {
  @IntegerInput(0, 100, 'The least attendance in percent')
  minAttendance?: number | null;

  @IntegerInput(0, 100, 'The least progress in percent')
  minProgress?: number | null;

  @FlagInput('Whether every fee must be paid.', { omittable: true })
  requirePaid?: boolean;
}

@InputType({ description: 'What every course can be told.' })
abstract class CourseInput {
  @TextInput(5000, 'A description')
  description?: string | null;

  @TextInput(100, 'The category')
  category?: string | null;

  @EnumInput(() => CourseLevel, 'Whom it is for; all by default.', { omittable: true })
  level?: CourseLevel;

  @IdInput('The department it belongs to.')
  departmentId?: string | null;

  @IntegerInput(0, 150, 'The least age in years')
  minAge?: number | null;

  @IntegerInput(0, 150, 'The greatest age in years', { note: ', not below the least' })
  @NotBelow('minAge')
  maxAge?: number | null;

  @ColourInput('The colour in timetables')
  color?: string | null;

  @MoneyInput("The price in the academy's currency.")
  price?: number | null;

  @EnumInput(() => BillingFrequency, 'How often the price is due; once by default.', { omittable: true })
  billingFrequency?: BillingFrequency;

  @Field(() => CompletionRuleInput, { nullable: true, description: 'What it takes to complete the course.' })
  @Required()
  completionRule?: CompletionRuleInput;

  @EnumInput(() => CourseStatus, 'Whether it is on offer; active by default.', { omittable: true })
  status?: CourseStatus;
}

@InputType({ description: 'A new course.' })
export class CreateCourseInput extends CourseInput {
  @TextInput(255, 'The name', { required: true })
  name!: string;
}

@InputType({ description: 'Changes to a course. What is left out stays as it is.' })
export class UpdateCourseInput extends partialInput(CreateCourseInput) {
  @VersionInput()
  expectedVersion?: number | null;
}
