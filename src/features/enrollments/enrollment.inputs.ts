import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { EnrollmentStatus } from './enrollment.enums.ts';

@InputType({ description: 'Which enrollments; all conditions must hold.' })
export class EnrollmentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name or number of the student.' })
  search?: string;

  @Field(() => ID, { nullable: true, description: 'Of this student.' })
  @Uuid()
  studentId?: string;

  @Field(() => ID, { nullable: true, description: 'In this course.' })
  @Uuid()
  courseId?: string;

  @Field(() => ID, { nullable: true, description: 'In this batch.' })
  @Uuid()
  batchId?: string;

  @Field(() => EnrollmentStatus, { nullable: true, description: 'Where they stand.' })
  status?: EnrollmentStatus;
}

export const EnrollmentOrder = orderEnum('EnrollmentOrder', ['createdAt', 'updatedAt', 'enrollmentDate']);
export const EnrollmentListArgs = listArgs(EnrollmentFilter, EnrollmentOrder);
