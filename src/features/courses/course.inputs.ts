import { Field, ID, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Between, MaxCharacters, NotBelow, Required, Uuid } from '../../platform/validation/rules.ts';
import { MoneyScalar } from '../../platform/validation/scalars.ts';
import { BillingFrequency, CourseLevel, CourseStatus } from './course.enums.ts';

@InputType({ description: 'Which courses; all conditions must hold.' })
export class CourseFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code.' })
  search?: string;

  @Field(() => CourseStatus, { nullable: true, description: 'Whether they are on offer.' })
  status?: CourseStatus;

  @Field(() => ID, { nullable: true, description: 'Of this department.' })
  @Uuid()
  departmentId?: string;

  @Field(() => String, { nullable: true, description: 'Of this category, to the letter.' })
  category?: string;
}

export const CourseOrder = orderEnum('CourseOrder', ['createdAt', 'updatedAt', 'name']);
export const CourseListArgs = listArgs(CourseFilter, CourseOrder);

@InputType({ description: 'What it takes to complete a course. What is left out stays as it is.' })
export class CompletionRuleInput {
  @Field(() => Int, { nullable: true, description: 'The least attendance in percent: 0 to 100.' })
  @Between(0, 100)
  minAttendance?: number | null;

  @Field(() => Int, { nullable: true, description: 'The least progress in percent: 0 to 100.' })
  @Between(0, 100)
  minProgress?: number | null;

  @Field(() => Boolean, { nullable: true, description: 'Whether every fee must be paid.' })
  @Required()
  requirePaid?: boolean;
}

@InputType({ description: 'What every course can be told.' })
abstract class CourseInput {
  @Field(() => String, { nullable: true, description: 'A description: at most 5000 characters.' })
  @MaxCharacters(5000)
  description?: string | null;

  @Field(() => String, { nullable: true, description: 'The category: at most 100 characters.' })
  @MaxCharacters(100)
  category?: string | null;

  @Field(() => CourseLevel, { nullable: true, description: 'Whom it is for; all by default.' })
  @Required()
  level?: CourseLevel;

  @Field(() => ID, { nullable: true, description: 'The department it belongs to.' })
  @Uuid()
  departmentId?: string | null;

  @Field(() => Int, { nullable: true, description: 'The least age in years: 0 to 150.' })
  @Between(0, 150)
  minAge?: number | null;

  @Field(() => Int, { nullable: true, description: 'The greatest age in years: 0 to 150, not below the least.' })
  @Between(0, 150)
  @NotBelow('minAge')
  maxAge?: number | null;

  @Field(() => MoneyScalar, { nullable: true, description: "The price in the academy's currency." })
  price?: number | null;

  @Field(() => BillingFrequency, { nullable: true, description: 'How often the price is due; once by default.' })
  @Required()
  billingFrequency?: BillingFrequency;

  @Field(() => CompletionRuleInput, { nullable: true, description: 'What it takes to complete the course.' })
  @Required()
  completionRule?: CompletionRuleInput;

  @Field(() => CourseStatus, { nullable: true, description: 'Whether it is on offer; active by default.' })
  @Required()
  status?: CourseStatus;
}

@InputType({ description: 'A new course.' })
export class CreateCourseInput extends CourseInput {
  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name!: string;
}

@InputType({ description: 'Changes to a course. What is left out stays as it is.' })
export class UpdateCourseInput extends CourseInput {
  @Field(() => String, { nullable: true, description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name?: string;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is CONFLICT.' })
  expectedVersion?: number | null;
}
