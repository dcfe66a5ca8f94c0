import type { Rel } from '@mikro-orm/core';
import { Entity, ManyToOne, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes, tenantKey } from '../../../platform/database/tenant-record.ts';
import {
  CodeColumn,
  ColourColumn,
  EnumColumn,
  FlagColumn,
  IntegerColumn,
  JsonColumn,
  KeyColumn,
  MoneyColumn,
  RelationColumn,
  TextColumn,
} from '../../../platform/fields/columns.ts';
import { FlagField, IntegerField } from '../../../platform/fields/value-fields.ts';
import { Department } from '../../people/staff/department.entity.ts';
import { CertificateTemplate } from '../certificate-templates/certificate-template.entity.ts';
import { Level } from '../skills/level.entity.ts';
import { BillingFrequency, CourseLevel, CourseStatus } from './course.enums.ts';

@ObjectType({ description: 'The requirements to complete a course.' })
export class CompletionRule {
  @IntegerField(0, 100, 'The minimum attendance in percent', { nullable: true })
  minAttendance!: number | null;

  @IntegerField(0, 100, 'The minimum progress in percent', { nullable: true })
  minProgress!: number | null;

  @FlagField('True if every fee must be paid.')
  requirePaid!: boolean;
}

/** Returns a completion rule without conditions. */
export const defaultCompletionRule = (): CompletionRule => ({
  minAttendance: null,
  minProgress: null,
  requirePaid: false,
});

@ObjectType({ description: 'A subject that an academy teaches in batches.' })
@Entity({ tableName: 'courses' })
@TenantIndexes('createdAt', 'updatedAt', 'name', 'status', 'category', 'departmentId', 'levelId')
@TenantIndexes('certificateTemplateId')
@Unique({ properties: ['academyId', 'code'] })
export class Course extends SoftDeletedTenantRecord {
  @TextColumn(255, 'The name', { search: true })
  name!: string;

  @CodeColumn(12, 'The code: `CRS-` and 8 upper-case letters or digits.', { search: true })
  code!: string;

  @TextColumn(5000, 'A description', { nullable: true })
  description: string | null = null;

  @TextColumn(100, 'The category', { nullable: true })
  category: string | null = null;

  @EnumColumn(() => CourseLevel, 'The level of the students for whom the course is intended.', {
    default: CourseLevel.ALL,
  })
  level: CourseLevel = CourseLevel.ALL;

  @RelationColumn(() => Department, 'department_id', 'The department of the course.', {
    nullable: true,
    inEvents: true,
  })
  department: Rel<Department> | null = null;
  departmentId!: string | null;

  @ManyToOne(() => Level, tenantKey('level_id', { nullable: true }))
  trackLevel: Rel<Level> | null = null;

  @KeyColumn('level_id', 'The level of a track to which the course leads; null if there is none.', {
    of: 'trackLevel',
    nullable: true,
    inEvents: true,
  })
  levelId!: string | null;

  @IntegerColumn(0, 150, 'The minimum age in years', { nullable: true })
  minAge: number | null = null;

  @IntegerColumn(0, 150, 'The maximum age in years', { nullable: true })
  maxAge: number | null = null;

  @ColourColumn('The colour in timetables', { nullable: true })
  color: string | null = null;

  @MoneyColumn("The price in the academy's currency.", { nullable: true, inEvents: true })
  price: number | null = null;

  @EnumColumn(() => BillingFrequency, 'The frequency at which the price is due.', {
    default: BillingFrequency.ONE_TIME,
  })
  billingFrequency: BillingFrequency = BillingFrequency.ONE_TIME;

  @JsonColumn(() => CompletionRule, 'The requirements to complete the course.')
  completionRule: CompletionRule = defaultCompletionRule();

  @RelationColumn(
    () => CertificateTemplate,
    'certificate_template_id',
    'The template of certificates for the course. If it is null, the course uses the template of its level, or the ' +
      'built-in template if the level has none.',
    { nullable: true, inEvents: true },
  )
  certificateTemplate: Rel<CertificateTemplate> | null = null;
  certificateTemplateId!: string | null;

  @FlagColumn(
    'True if a student gets the certificate of the course automatically, as soon as the enrollment is completed and ' +
      'meets the completion rule.',
    { inEvents: true },
  )
  autoCertificate: boolean = false;

  @EnumColumn(() => CourseStatus, 'The status: only an active course is offered.', {
    default: CourseStatus.ACTIVE,
    inEvents: true,
  })
  status: CourseStatus = CourseStatus.ACTIVE;
}
