import { ArgsType, Field, InputType } from 'type-graphql';
import { AddressInput } from '../../../platform/fields/address-input.ts';
import { EnumFilter, IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import {
  DateInput,
  EmailInput,
  EnumInput,
  TextInput,
  UrlInput,
  VersionInput,
} from '../../../platform/fields/inputs.ts';
import { partialInput } from '../../../platform/fields/partial-input.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Items } from '../../../platform/validation/list-rules.ts';
import { InPast, Required } from '../../../platform/validation/rules.ts';
import { Gender, StudentStatus } from './student.enums.ts';
import { AcademicRecordInput, EmergencyContactInput, StudentDocumentInput } from './student-details.inputs.ts';
import { ParentLinkInput } from './student-parents.inputs.ts';

@InputType({ description: 'Which students; all conditions must hold.' })
export class StudentFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name, e-mail address or student number.' })
  search?: string;

  @EnumFilter(() => StudentStatus, 'Where they stand with the academy.')
  status?: StudentStatus;

  @IdFilter('Enrolled in this batch, dropped enrollments aside.')
  batchId?: string;

  @IdFilter('Children of this parent.')
  parentId?: string;
}

export const StudentOrder = orderEnum('StudentOrder', ['createdAt', 'updatedAt', 'name']);
export const StudentListArgs = listArgs(StudentFilter, StudentOrder);

@InputType({ description: 'What every student can be told.' })
abstract class StudentInput extends AddressInput {
  @TextInput(100, 'The id in another system', { note: ', unique' })
  externalId?: string | null;

  @EmailInput('The e-mail address.')
  email?: string | null;

  @TextInput(32, 'The telephone number')
  phone?: string | null;

  @DateInput('The date of birth, in the past.')
  @InPast()
  dateOfBirth?: string | null;

  @EnumInput(() => Gender, 'The gender, as the student gives it.')
  gender?: Gender | null;

  @UrlInput('A picture')
  photoUrl?: string | null;

  @TextInput(5000, 'What a teacher must know in an emergency')
  medicalNotes?: string | null;

  @Field(() => EmergencyContactInput, { nullable: true, description: 'Whom to call in an emergency; null for nobody.' })
  emergencyContact?: EmergencyContactInput | null;

  @Field(() => [AcademicRecordInput], {
    nullable: true,
    description: 'What was learned before: at most 50 entries, in place of those there are.',
  })
  @Required()
  @Items(0, 50)
  academicHistory?: AcademicRecordInput[];

  @Field(() => [StudentDocumentInput], {
    nullable: true,
    description: 'Documents: at most 50, in place of those there are.',
  })
  @Required()
  @Items(0, 50)
  documents?: StudentDocumentInput[];

  @Field(() => [ParentLinkInput], {
    nullable: true,
    description: 'The parents: at most 25, in place of those there are.',
  })
  @Required()
  @Items(0, 25)
  parents?: ParentLinkInput[];

  @EnumInput(() => StudentStatus, 'Where the student stands with the academy; active by default.', { omittable: true })
  status?: StudentStatus;

  @DateInput('The day the student joined; today by default.', { omittable: true })
  joinedAt?: string;
}

@InputType({ description: 'A new student.' })
export class CreateStudentInput extends StudentInput {
  @TextInput(100, 'The given name', { required: true })
  firstName!: string;

  @TextInput(100, 'The family name', { required: true })
  lastName!: string;
}

@InputType({ description: 'Changes to a student. What is left out stays as it is.' })
export class UpdateStudentInput extends partialInput(CreateStudentInput) {
  @VersionInput()
  expectedVersion?: number | null;
}

@ArgsType()
export class DeleteStudentArgs {
  @Field(() => Boolean, {
    nullable: true,
    description: 'True deletes a student who pays for themselves and owes money, or has credit, as well.',
  })
  confirm?: boolean | null;
}
