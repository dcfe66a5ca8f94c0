import type { Rel } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import {
  DELETED,
  ListIndexes,
  SoftDeletedTenantRecord,
  TenantIndexes,
} from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  DateColumn,
  EmailColumn,
  EnumColumn,
  FileColumn,
  FullNameColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  TextColumn,
  UrlColumn,
} from '../../../platform/fields/columns.ts';
import { DateField, FileField, IntegerField, TextField, UrlField } from '../../../platform/fields/value-fields.ts';
import { PICTURES } from '../../../platform/storage/picture-types.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Gender, StudentStatus } from './student.enums.ts';

@ObjectType({ description: 'The person to call in an emergency.' })
export class EmergencyContact {
  @TextField(255, 'The name', { nullable: true })
  name!: string | null;

  @TextField(32, 'The telephone number', { nullable: true })
  phone!: string | null;

  @TextField(100, 'The relationship to the student', { nullable: true })
  relationship!: string | null;
}

@ObjectType({ description: "A student's earlier education at another institution." })
export class AcademicRecord {
  @TextField(255, 'The school')
  institution!: string;

  @TextField(100, 'The level or grade', { nullable: true })
  level!: string | null;

  @IntegerField(1000, 9999, 'The year', { nullable: true })
  year!: number | null;

  @TextField(100, 'The result', { nullable: true })
  result!: string | null;
}

@ObjectType({ description: 'A document about a student: an uploaded file, or an address outside of the service.' })
export class StudentDocument {
  @TextField(255, 'The title')
  title!: string;

  @UrlField('The address', { note: '; empty if the document is an uploaded file' })
  url!: string;

  @FileField('The uploaded file; null if the document is stored elsewhere.')
  fileId?: string | null;

  @DateField('The last day on which the document is valid.', { nullable: true })
  expiresOn!: string | null;
}

@ObjectType({ description: 'A person who learns at an academy.' })
@Entity({ tableName: 'students' })
@ListIndexes(DELETED, 'createdAt', 'updatedAt', ['status', 'createdAt'])
// contains the columns of the filters, so that the database skips rows without reading them
@Index({ properties: ['academyId', 'name', 'id', 'deletedAt', 'status'], where: 'deleted_at is null' })
// contains all columns for the check that a student is neither deleted nor erased
@Index({ name: 'students_deleted_index', properties: ['academyId', 'id', 'deletedAt', 'erasedAt'] })
@TenantIndexes('userId')
@Unique({ properties: ['academyId', 'studentNumber'] })
@Unique({ properties: ['academyId', 'externalId'], where: 'deleted_at is null' })
export class Student extends SoftDeletedTenantRecord {
  @TextColumn(100, 'The given name', { personal: 'blank' })
  firstName!: string;

  @TextColumn(100, 'The family name', { personal: 'blank' })
  lastName!: string;

  @FullNameColumn({ search: true })
  name!: string;

  @CodeColumn(12, 'The number of the student: `STU-` and 8 characters.', { search: true, personal: 'keep' })
  studentNumber!: string;

  @TextColumn(100, 'The id in another system', { nullable: true, note: ', unique', personal: 'blank' })
  externalId: string | null = null;

  @EmailColumn('The e-mail address.', { nullable: true, search: true, personal: 'blank' })
  email: string | null = null;

  @TextColumn(32, 'The telephone number', { nullable: true, personal: 'blank' })
  phone: string | null = null;

  @DateColumn('The date of birth, in the past.', { nullable: true, personal: 'blank' })
  dateOfBirth: string | null = null;

  @EnumColumn(() => Gender, 'The gender, as stated by the student.', { nullable: true, personal: 'blank' })
  gender: Gender | null = null;

  @TextColumn(500, 'Street and number', { nullable: true, personal: 'blank' })
  address: string | null = null;

  @TextColumn(100, 'The city', { nullable: true, personal: 'blank' })
  city: string | null = null;

  @TextColumn(100, 'The state or province', { nullable: true, personal: 'blank' })
  state: string | null = null;

  @TextColumn(100, 'The country', { nullable: true, personal: 'blank' })
  country: string | null = null;

  @TextColumn(20, 'The postal code', { nullable: true, personal: 'blank' })
  postalCode: string | null = null;

  @UrlColumn('A picture', { nullable: true, personal: 'blank' })
  photoUrl: string | null = null;

  @FileColumn('The uploaded picture: the id of a file.', { personal: 'blank', fileTypes: PICTURES })
  photoFileId: string | null = null;

  @TextColumn(5000, 'Facts that a teacher must know in an emergency', { nullable: true, personal: 'blank' })
  medicalNotes: string | null = null;

  @JsonColumn(() => EmergencyContact, 'The person to call in an emergency.', { nullable: true, personal: 'blank' })
  emergencyContact: EmergencyContact | null = null;

  @JsonColumn(() => [AcademicRecord], 'Prior education: at most 50 entries.', { most: 50, personal: 'blank' })
  academicHistory: AcademicRecord[] = [];

  @JsonColumn(() => [StudentDocument], 'Documents: at most 50.', { most: 50, personal: 'blank' })
  documents: StudentDocument[] = [];

  @EnumColumn(() => StudentStatus, 'The status of the student at the academy.', {
    default: StudentStatus.ACTIVE,
    inEvents: true,
  })
  status: StudentStatus = StudentStatus.ACTIVE;

  @DateColumn('The day on which the student joined.', { inEvents: true, personal: 'keep' })
  joinedAt!: string;

  @InstantColumn("The time at which the student's personal data were erased: RFC 3339, UTC.", { nullable: true })
  erasedAt: string | null = null;

  @ManyToOne(() => User, { fieldName: 'user_id', nullable: true, deleteRule: 'restrict' })
  user: Rel<User> | null = null;

  @KeyColumn('user_id', 'The user who signs in as this student.', { nullable: true, inEvents: true })
  userId!: string | null;
}
