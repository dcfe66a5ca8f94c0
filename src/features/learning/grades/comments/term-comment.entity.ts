import type { Rel } from '@mikro-orm/core';
import { Entity, Unique } from '@mikro-orm/decorators/legacy';
import { ObjectType } from 'type-graphql';
import { SoftDeletedTenantRecord, TenantIndexes } from '../../../../platform/database/tenant-record.ts';
import { EnumColumn, RelationColumn, TextColumn } from '../../../../platform/fields/columns.ts';
import { Enrollment } from '../../../academics/enrollments/enrollment.entity.ts';
import { Term } from '../../../academy/terms/term.entity.ts';
import { TermCommentStatus } from './term-comment.enums.ts';

@ObjectType({ description: 'A comment on a student in a term, for the report card: one per enrollment and term.' })
@Entity({ tableName: 'term_comments' })
@TenantIndexes('createdAt', 'updatedAt', ['termId', 'createdAt'], ['status', 'createdAt'])
@TenantIndexes(['enrollmentId', 'createdAt'])
@Unique({
  name: 'term_comments_academy_id_enrollment_id_term_id_unique',
  properties: ['academyId', 'enrollmentId', 'termId'],
  where: 'deleted_at is null',
})
export class TermComment extends SoftDeletedTenantRecord {
  @RelationColumn(() => Enrollment, 'enrollment_id', 'The enrollment.', { inEvents: true })
  enrollment!: Rel<Enrollment>;
  enrollmentId!: string;

  @RelationColumn(() => Term, 'term_id', 'The term.', { inEvents: true })
  term!: Rel<Term>;
  termId!: string;

  @TextColumn(2000, 'The comment', { personal: 'blank' })
  text!: string;

  @EnumColumn(() => TermCommentStatus, 'The status.', { default: TermCommentStatus.DRAFT, inEvents: true })
  status: TermCommentStatus = TermCommentStatus.DRAFT;
}
