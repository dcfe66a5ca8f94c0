import type { Rel } from '@mikro-orm/core';
import { Entity, Enum, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { keyColumn, SoftDeletedTenantRecord, TenantIndexes } from '../../platform/database/tenant-record.ts';
import { DateScalar } from '../../platform/validation/scalars.ts';
import { User } from '../auth/user.entity.ts';
import { Gender, StudentStatus } from './student.enums.ts';

@ObjectType({ description: 'Whom to call in an emergency.' })
export class EmergencyContact {
  @Field(() => String, { nullable: true, description: 'The name: at most 255 characters.' })
  name!: string | null;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  phone!: string | null;

  @Field(() => String, { nullable: true, description: 'Who they are to the student: at most 100 characters.' })
  relationship!: string | null;
}

@ObjectType({ description: 'What a student learned before, elsewhere.' })
export class AcademicRecord {
  @Field(() => String, { description: 'The school: at most 255 characters.' })
  institution!: string;

  @Field(() => String, { nullable: true, description: 'The level or grade: at most 100 characters.' })
  level!: string | null;

  @Field(() => Int, { nullable: true, description: 'The year, four digits.' })
  year!: number | null;

  @Field(() => String, { nullable: true, description: 'The result: at most 100 characters.' })
  result!: string | null;
}

@ObjectType({ description: 'A document about a student, kept elsewhere.' })
export class StudentDocument {
  @Field(() => String, { description: 'What it is: at most 255 characters.' })
  title!: string;

  @Field(() => String, { description: 'Where it is: an http or https URL.' })
  url!: string;

  @Field(() => DateScalar, { nullable: true, description: 'The last day on which it is valid.' })
  expiresOn!: string | null;
}

@ObjectType({ description: 'Somebody who learns at an academy.' })
@Entity({ tableName: 'students' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'userId', 'status')
@Unique({ properties: ['academyId', 'studentNumber'] })
@Unique({ properties: ['academyId', 'externalId'], where: 'deleted_at is null' })
export class Student extends SoftDeletedTenantRecord {
  @Field(() => String, { description: 'The given name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  firstName!: string;

  @Field(() => String, { description: 'The family name: at most 100 characters.' })
  @Property({ type: 'string', length: 100 })
  lastName!: string;

  @Field(() => String, { description: 'The given and the family name.' })
  @Property({ type: 'string', length: 201, generated: "(first_name || ' ' || last_name) stored" })
  name!: string;

  @Field(() => String, { description: 'The number of the student: `STU-` and 8 characters.' })
  @Property({ type: 'string', length: 12 })
  studentNumber!: string;

  @Field(() => String, { nullable: true, description: 'The id in another system: at most 100 characters, unique.' })
  @Property({ type: 'string', length: 100, nullable: true })
  externalId: string | null = null;

  @Field(() => String, { nullable: true, description: 'The e-mail address.' })
  @Property({ type: 'string', length: 255, nullable: true })
  email: string | null = null;

  @Field(() => String, { nullable: true, description: 'The telephone number: at most 32 characters.' })
  @Property({ type: 'string', length: 32, nullable: true })
  phone: string | null = null;

  @Field(() => DateScalar, { nullable: true, description: 'The date of birth, in the past.' })
  @Property({ type: 'date', nullable: true })
  dateOfBirth: string | null = null;

  @Field(() => Gender, { nullable: true, description: 'The gender, as the student gives it.' })
  @Enum({ items: () => Gender, type: 'string', nullable: true })
  gender: Gender | null = null;

  @Field(() => String, { nullable: true, description: 'Street and number: at most 500 characters.' })
  @Property({ type: 'string', length: 500, nullable: true })
  address: string | null = null;

  @Field(() => String, { nullable: true, description: 'The city: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  city: string | null = null;

  @Field(() => String, { nullable: true, description: 'The state or province: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  state: string | null = null;

  @Field(() => String, { nullable: true, description: 'The country: at most 100 characters.' })
  @Property({ type: 'string', length: 100, nullable: true })
  country: string | null = null;

  @Field(() => String, { nullable: true, description: 'The postal code: at most 20 characters.' })
  @Property({ type: 'string', length: 20, nullable: true })
  postalCode: string | null = null;

  @Field(() => String, { nullable: true, description: 'A picture: an http or https URL.' })
  @Property({ type: 'string', length: 2048, nullable: true })
  photoUrl: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'What a teacher must know in an emergency: at most 5000 characters.',
  })
  @Property({ type: 'text', nullable: true })
  medicalNotes: string | null = null;

  @Field(() => EmergencyContact, { nullable: true, description: 'Whom to call in an emergency.' })
  @Property({ type: 'json', nullable: true })
  emergencyContact: EmergencyContact | null = null;

  @Field(() => [AcademicRecord], { description: 'What was learned before: at most 50 entries.' })
  @Property({ type: 'json' })
  academicHistory: AcademicRecord[] = [];

  @Field(() => [StudentDocument], { description: 'Documents: at most 50.' })
  @Property({ type: 'json' })
  documents: StudentDocument[] = [];

  @Field(() => StudentStatus, { description: 'Where the student stands with the academy.' })
  @Enum({ items: () => StudentStatus, type: 'string', default: StudentStatus.ACTIVE })
  status: StudentStatus = StudentStatus.ACTIVE;

  @Field(() => DateScalar, { description: 'The day the student joined.' })
  @Property({ type: 'date' })
  joinedAt!: string;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @Field(() => ID, { nullable: true, description: 'The user who signs in as this student.' })
  @Property(keyColumn('user_id', { nullable: true }))
  userId!: string | null;
}
