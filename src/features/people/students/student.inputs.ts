import { ArgsType, Field, InputType } from 'type-graphql';
import { ADDRESS_FIELDS } from '../../../platform/fields/address-fields.ts';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { VersionInput } from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { InPast, Required } from '../../../platform/validation/rules.ts';
import { Student } from './student.entity.ts';
import { AcademicRecordInput, EmergencyContactInput, StudentDocumentInput } from './student-details.inputs.ts';
import { ParentLinkInput } from './student-parents.inputs.ts';

@InputType({ description: 'Filters for students; all conditions must hold.' })
export class StudentFilter extends filterOf(Student, {
  status: 'Filters by status.',
  batchId: 'Filters by batch. Dropped enrollments do not count.',
  parentId: 'Filters by parent: the children of this parent.',
}) {}

export const StudentOrder = orderEnum('StudentOrder', ['createdAt', 'updatedAt', 'name']);
export const StudentListArgs = listArgs(StudentFilter, StudentOrder);

@InputType({ description: 'The fields of every student input.' })
abstract class StudentInput extends inputOf(Student, {
  optional: [
    ...ADDRESS_FIELDS,
    ...(['externalId', 'email', 'phone', 'dateOfBirth', 'gender', 'photoUrl', 'photoFileId', 'medicalNotes'] as const),
    ...(['emergencyContact', 'academicHistory', 'documents'] as const),
  ],
  shapes: {
    emergencyContact: () => EmergencyContactInput,
    academicHistory: () => [AcademicRecordInput],
    documents: () => [StudentDocumentInput],
  },
  words: { emergencyContact: { note: '; null for none' } },
  rules: { dateOfBirth: [InPast()] },
}) {
  @Field(() => [ParentLinkInput], {
    nullable: true,
    description: 'The parents: at most 25. The list replaces the existing parents.',
  })
  @Required()
  @Items(0, 25)
  parents?: ParentLinkInput[];
}

@InputType({ description: 'A new student.' })
export class CreateStudentInput extends inputOf(Student, {
  base: StudentInput,
  optional: ['status', 'joinedAt'],
  required: ['firstName', 'lastName'],
  words: { joinedAt: { note: '; today by default' } },
}) {}

@InputType({ description: 'Changes to a student. Omitted fields stay unchanged.' })
export class UpdateStudentInput extends partialInput(CreateStudentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@ArgsType()
export class DeleteStudentArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True to delete the student even if they pay for themselves and owe money or have credit.',
  })
  confirm?: boolean | null;
}
