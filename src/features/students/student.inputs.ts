import { Field, ID, InputType, Int } from 'type-graphql';
import { AddressInput } from '../../platform/graphql/address-input.ts';
import { listArgs, orderEnum } from '../../platform/graphql/connection.ts';
import { Email, InPast, Items, MaxCharacters, Required, Uuid, WebUrl } from '../../platform/validation/rules.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';
import { Gender, StudentStatus } from './student.enums.ts';
import { AcademicRecordInput, EmergencyContactInput, StudentDocumentInput } from './student-details.inputs.ts';

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

@InputType({ description: 'What every student can be told.' })
abstract class StudentInput extends AddressInput {
  @Field(() => String, { nullable: true, description: 'The id in another system: at most 100 characters, unique.' })
  @MaxCharacters(100)
  externalId?: string | null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  @Email()
  @MaxCharacters(255)
  email?: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @MaxCharacters(32)
  phone?: string | null;

  @Field(() => DateScalar, { nullable: true, description: 'The date of birth, in the past.' })
  @InPast()
  dateOfBirth?: string | null;

  @Field(() => Gender, { nullable: true, description: 'The gender, as the student gives it.' })
  gender?: Gender | null;

  @Field(() => String, { nullable: true, description: 'A picture: an http or https URL.' })
  @WebUrl()
  @MaxCharacters(2048)
  photoUrl?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'What a teacher must know in an emergency: at most 5000 characters.',
  })
  @MaxCharacters(5000)
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

  @Field(() => StudentStatus, {
    nullable: true,
    description: 'Where the student stands with the academy; active by default.',
  })
  @Required()
  status?: StudentStatus;

  @Field(() => DateScalar, { nullable: true, description: 'The day the student joined; today by default.' })
  @Required()
  joinedAt?: string;
}

@InputType({ description: 'A new student.' })
export class CreateStudentInput extends StudentInput {
  @Field(() => String, { description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName!: string;

  @Field(() => String, { description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName!: string;
}

@InputType({ description: 'Changes to a student. What is left out stays as it is.' })
export class UpdateStudentInput extends StudentInput {
  @Field(() => String, { nullable: true, description: 'The given name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  firstName?: string;

  @Field(() => String, { nullable: true, description: 'The family name: at most 100 characters.' })
  @Required()
  @MaxCharacters(100)
  lastName?: string;

  @Field(() => Int, { nullable: true, description: 'The version that was edited: another one is a CONFLICT.' })
  expectedVersion?: number | null;
}
