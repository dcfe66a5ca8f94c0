import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Enum, Index, ManyToOne, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord, tenantKey } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  DateColumn,
  FileColumn,
  InstantColumn,
  JsonColumn,
  KeyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { CertificateTemplate } from '../../academics/certificate-templates/certificate-template.entity.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { Level } from '../../academics/skills/level.entity.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Student } from '../../people/students/student.entity.ts';
import { CertificateState, CertificateStatus, codeOnly } from './certificate.enums.ts';
import { CertificateSnapshot } from './certificate-snapshot.ts';

/**
 * The index condition for certificates in force. Without `coalesce`, SQLite would compile a statement that compares
 * `state` with a parameter again for each run.
 */
const IN_FORCE = "coalesce(state, '') = 'issued'";

@ObjectType({
  description:
    'A certificate of a student for a completed enrollment or for a level. A certificate is never changed: it is ' +
    'revoked, or replaced by another one.',
})
@Entity({
  tableName: 'certificates',
  // row-level security does not apply to the owner of the table, who finds the certificates of all academies by their
  // codes
  rowLevelSecurity: true,
})
@TenantIndexes('createdAt', 'updatedAt', ['studentId', 'createdAt'], ['enrollmentId', 'createdAt'])
@TenantIndexes(['levelId', 'createdAt'], ['state', 'createdAt'], 'expiresOn', 'templateId', 'issuedBy', 'replacedById')
@Index({ properties: ['code'] })
@Unique({ properties: ['academyId', 'number'] })
@Unique({
  name: 'certificates_one_of_enrollment_unique',
  properties: ['academyId', 'enrollmentId'],
  where: `enrollment_id is not null and ${IN_FORCE}`,
})
@Unique({
  name: 'certificates_one_of_level_unique',
  properties: ['academyId', 'studentId', 'levelId'],
  where: `level_id is not null and ${IN_FORCE}`,
})
@Check({
  name: 'certificates_of_one_check',
  expression: '(enrollment_id is null) <> (level_id is null)',
})
export class Certificate extends TenantRecord {
  @CodeColumn(20, 'The number: `CRT-000001`, without gaps in the academy.', { personal: 'keep' })
  number!: string;

  @CodeColumn(16, 'The code by which the certificate is verified: 16 characters of base32 (RFC 4648).', {
    personal: 'keep',
  })
  code!: string;

  @RelationColumn(() => Student, 'student_id', 'The student.', { inEvents: true })
  student!: Rel<Student>;
  studentId!: string;

  @RelationColumn(() => Enrollment, 'enrollment_id', 'The completed enrollment; null for the certificate of a level.', {
    nullable: true,
    inEvents: true,
  })
  enrollment: Rel<Enrollment> | null = null;
  enrollmentId!: string | null;

  @RelationColumn(() => Level, 'level_id', 'The level; null for the certificate of an enrollment.', {
    nullable: true,
    inEvents: true,
  })
  level: Rel<Level> | null = null;
  levelId!: string | null;

  @RelationColumn(() => CertificateTemplate, 'template_id', 'The template; null for the built-in one.', {
    nullable: true,
  })
  template: Rel<CertificateTemplate> | null = null;
  templateId!: string | null;

  @JsonColumn(
    () => CertificateSnapshot,
    'Everything that the certificate prints; null if the certificate is withdrawn.',
    {
      nullable: true,
      personal: 'blank',
    },
  )
  snapshot: CertificateSnapshot | null = null;

  @FileColumn('The uploaded background picture.')
  backgroundFileId: string | null = null;

  @FileColumn('The uploaded logo of the academy.')
  logoFileId: string | null = null;

  @InstantColumn('The time at which the certificate was issued: RFC 3339, UTC.', { inEvents: true })
  issuedAt!: string;

  @ManyToOne(() => User, { fieldName: 'issued_by', nullable: true, deleteRule: 'restrict' })
  issuer: Rel<User> | null = null;

  @KeyColumn('issued_by', 'The user who issued the certificate; null if the service issued it automatically.', {
    of: 'issuer',
    nullable: true,
    inEvents: true,
  })
  issuedBy!: string | null;

  @DateColumn('The last day on which the certificate is valid; null if it does not expire.', {
    nullable: true,
    inEvents: true,
    personal: 'keep',
  })
  expiresOn: string | null = null;

  @Enum({ items: () => CertificateState, type: 'string' })
  state: CertificateState = CertificateState.ISSUED;

  @Field(() => CertificateStatus, { description: 'The status as of today.' })
  @Property({ type: 'string', persist: false })
  status!: CertificateStatus;

  @TextColumn(255, "An admin's reason for the certificate although the completion rule was not met", {
    nullable: true,
    personal: 'blank',
  })
  overrideReason: string | null = null;

  @TextColumn(255, 'The reason for the revocation; a code if the service revoked the certificate', {
    nullable: true,
    personal: codeOnly,
  })
  revokeReason: string | null = null;

  @ManyToOne(() => Certificate, tenantKey('replaced_by_id', { nullable: true }))
  replacedBy: Rel<Certificate> | null = null;

  @KeyColumn('replaced_by_id', 'The certificate that replaced this one; null if none did.', {
    nullable: true,
    inEvents: true,
  })
  replacedById!: string | null;
}
