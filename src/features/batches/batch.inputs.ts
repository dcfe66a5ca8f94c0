import { Field, ID, InputType, Int } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import {
  After,
  Between,
  Distinct,
  Items,
  MaxCharacters,
  NotBefore,
  Required,
  Uuid,
} from '../../platform/validation/rules.ts';
import { DateScalar, TimeScalar } from '../../platform/validation/scalars.ts';
import { Weekday } from '../academies/academy.enums.ts';
import { BatchStatus } from './batch.enums.ts';

@InputType({ description: 'Which batches; all conditions must hold.' })
export class BatchFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or code.' })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this course.' })
  @Uuid()
  courseId?: string;

  @Field(() => BatchStatus, { nullable: true, description: 'Where they stand.' })
  status?: BatchStatus;

  @Field(() => ID, { nullable: true, description: 'Taught by this staff member.' })
  @Uuid()
  instructorId?: string;
}

export const BatchOrder = orderEnum('BatchOrder', ['createdAt', 'updatedAt', 'name', 'startDate']);
export const BatchListArgs = listArgs(BatchFilter, BatchOrder);

@InputType({ description: 'What every batch can be told.' })
abstract class BatchInput {
  @Field(() => Int, { nullable: true, description: "Seats: 1 to 1000; the academy's setting by default." })
  @Required()
  @Between(1, 1000)
  maxStudents?: number;

  @Field(() => ID, { nullable: true, description: 'The staff member who teaches; null for nobody.' })
  @Uuid()
  instructorId?: string | null;

  @Field(() => String, { nullable: true, description: 'Where: at most 100 characters.' })
  @MaxCharacters(100)
  classroom?: string | null;

  @Field(() => String, { nullable: true, description: 'Notes: at most 5000 characters.' })
  @MaxCharacters(5000)
  notes?: string | null;
}

@InputType({ description: 'A new batch. It is upcoming.' })
export class CreateBatchInput extends BatchInput {
  @Field(() => ID, { description: 'The course that is taught.' })
  @Uuid()
  courseId!: string;

  @Field(() => String, { description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name!: string;

  @Field(() => DateScalar, { description: 'The first day.' })
  @Required()
  startDate!: string;

  @Field(() => DateScalar, { description: 'The last day, on or after the first.' })
  @Required()
  @NotBefore('startDate')
  endDate!: string;

  @Field(() => TimeScalar, { description: 'When a session begins, local time of the academy.' })
  @Required()
  startTime!: string;

  @Field(() => TimeScalar, { description: 'When a session ends, after its start.' })
  @Required()
  @After('startTime')
  endTime!: string;

  @Field(() => [Weekday], { description: 'The days of the week with a session: 1 to 7, each once.' })
  @Required()
  @Items(1, 7)
  @Distinct()
  daysOfWeek!: Weekday[];
}

@InputType({ description: 'Changes to a batch. What is left out stays as it is; the course never changes.' })
export class UpdateBatchInput extends BatchInput {
  @Field(() => String, { nullable: true, description: 'The name: at most 255 characters.' })
  @Required()
  @MaxCharacters(255)
  name?: string;

  @Field(() => DateScalar, { nullable: true, description: 'The first day.' })
  @Required()
  startDate?: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day, on or after the first.' })
  @Required()
  @NotBefore('startDate')
  endDate?: string;

  @Field(() => TimeScalar, { nullable: true, description: 'When a session begins, local time of the academy.' })
  @Required()
  startTime?: string;

  @Field(() => TimeScalar, { nullable: true, description: 'When a session ends, after its start.' })
  @Required()
  @After('startTime')
  endTime?: string;

  @Field(() => [Weekday], { nullable: true, description: 'The days of the week with a session: 1 to 7, each once.' })
  @Required()
  @Items(1, 7)
  @Distinct()
  daysOfWeek?: Weekday[];

  @Field(() => BatchStatus, { nullable: true, description: 'Where the batch stands; any of the four.' })
  @Required()
  status?: BatchStatus;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is CONFLICT.' })
  expectedVersion?: number | null;
}
