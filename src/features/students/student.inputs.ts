import { Field, ID, InputType } from 'type-graphql';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Uuid } from '../../platform/validation/rules.ts';
import { StudentStatus } from './student.enums.ts';

@InputType({ description: 'Which students; all conditions must hold.' })
export class StudentFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or student number.' })
  search?: string;

  @Field(() => StudentStatus, { nullable: true, description: 'Where they stand with the academy.' })
  status?: StudentStatus;

  @Field(() => ID, { nullable: true, description: 'Enrolled in this batch, dropped enrollments aside.' })
  @Uuid()
  batchId?: string;

  @Field(() => ID, { nullable: true, description: 'Children of this parent.' })
  @Uuid()
  parentId?: string;
}

export const StudentOrder = orderEnum('StudentOrder', ['createdAt', 'updatedAt', 'name']);
export const StudentListArgs = listArgs(StudentFilter, StudentOrder);
