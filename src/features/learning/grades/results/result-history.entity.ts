import type { Rel } from '@mikro-orm/core';
import { Entity, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import { TenantIndexes, TenantRecord } from '../../../../platform/database/tenant-record.ts';
import {
  DecimalColumn,
  EnumColumn,
  InstantColumn,
  RelationColumn,
  TextColumn,
} from '../../../../platform/fields/columns.ts';
import { ResultStatus } from '../grade.enums.ts';
import { Result } from './result.entity.ts';

@ObjectType('EarlierResult', { description: 'The state of a result before a correction. Families cannot see it.' })
@Entity({ tableName: 'result_history' })
@TenantIndexes(['resultId', 'createdAt'])
export class ResultHistory extends TenantRecord {
  @RelationColumn(() => Result, 'result_id', 'The result that was corrected later.')
  result!: Rel<Result>;
  resultId!: string;

  @EnumColumn(() => ResultStatus, 'The status before the correction.')
  status!: ResultStatus;

  @DecimalColumn(0, 999_999, 'The score before the correction', { nullable: true })
  score: number | null = null;

  @TextColumn(5000, 'The feedback before the correction', { nullable: true, personal: 'blank' })
  feedback: string | null = null;

  @Field(() => ID, { description: 'The user who recorded the result before the correction.' })
  @Property({ type: 'uuid' })
  gradedBy!: string;

  @InstantColumn('The time at which the result before the correction was recorded: RFC 3339, UTC.')
  gradedAt!: string;
}
