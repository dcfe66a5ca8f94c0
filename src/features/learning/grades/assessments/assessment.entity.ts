import type { Rel } from '@mikro-orm/core';
import { Entity } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import {
  DateColumn,
  DecimalColumn,
  EnumColumn,
  InstantColumn,
  IntegerColumn,
  RelationColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { Batch } from '../../../academics/batches/batch.entity.ts';
import { Term } from '../../../academy/terms/term.entity.ts';
import { AssessmentKind, AssessmentStatus } from '../grade.enums.ts';

@ObjectType({ description: 'An assessment of the students in a batch, such as an exam or a quiz.' })
@Entity({ tableName: 'assessments' })
@TenantIndexes('createdAt', 'updatedAt', 'termId', ['status', 'createdAt'], ['kind', 'createdAt'])
@TenantIndexes(['batchId', 'createdAt'])
export class Assessment extends SoftDeletedTenantRecord {
  @RelationColumn(() => Batch, 'batch_id', 'The batch.', { inEvents: true })
  batch!: Rel<Batch>;
  batchId!: string;

  @RelationColumn(() => Term, 'term_id', 'The term in whose average the assessment counts; null for none.', {
    nullable: true,
    inEvents: true,
  })
  term: Rel<Term> | null = null;
  termId!: string | null;

  @TextColumn(255, 'The title', { search: true })
  title!: string;

  @EnumColumn(() => AssessmentKind, 'The kind of assessment.', { inEvents: true })
  kind!: AssessmentKind;

  @DateColumn('The day of the assessment.', { nullable: true, inEvents: true })
  date: string | null = null;

  @DecimalColumn(1, 999_999, 'The highest possible score', { inEvents: true })
  maxScore!: number;

  @IntegerColumn(0, 1000, 'The weight in averages', {
    default: 1,
    note: '; with 0, the assessment counts in no average',
    inEvents: true,
  })
  weight: number = 1;

  @EnumColumn(() => AssessmentStatus, 'The status.', { default: AssessmentStatus.DRAFT, inEvents: true })
  status: AssessmentStatus = AssessmentStatus.DRAFT;

  @InstantColumn(
    'The time at which the service publishes the draft, or at which the assessment was published: RFC 3339, UTC. ' +
      'Null for a draft without a scheduled publication.',
    { nullable: true },
  )
  publishAt: string | null = null;
}
