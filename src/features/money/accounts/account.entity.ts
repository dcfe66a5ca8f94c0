import type { Rel } from '@mikro-orm/core';
import { Check, Entity, Index, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ObjectType } from 'type-graphql';
import { MinorUnits } from '../../../platform/database/columns.ts';
import { TenantIndexes, VersionedTenantRecord } from '../../../platform/database/tenant-record.ts';
import { CodeColumn, FlagColumn, InnerColumn, MoneyColumn, RelationColumn } from '../../../platform/fields/columns.ts';
import { FIRST_DAY } from '../../../platform/time/days.ts';
import { MoneyScalar } from '../../../platform/validation/scalars.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { Student } from '../../people/students/student.entity.ts';

@ObjectType({
  description:
    'The account of a payer, a parent or a student: open amounts and payments. It is created with the first fee. Its amounts are in the ' +
    "academy's currency: amounts in other currencies are ignored.",
})
@Entity({ tableName: 'accounts' })
@TenantIndexes('createdAt', 'updatedAt', 'balancesKeptUntil')
// few accounts have credit: the total is summed up from this index only
@Index({ name: 'accounts_with_credit_index', properties: ['academyId', 'id', 'credit'], where: 'credit <> 0' })
@Unique({ properties: ['academyId', 'number'] })
@Unique({ properties: ['academyId', 'parentId'] })
@Unique({ properties: ['academyId', 'studentId'] })
@Check({ name: 'accounts_payer_check', expression: '(parent_id is null) <> (student_id is null)' })
@Check({ name: 'accounts_credit_check', expression: 'credit >= 0' })
export class Account extends VersionedTenantRecord {
  @CodeColumn(20, 'The number: `ACC-` and 8 upper-case letters or digits, unique in the academy.', {
    search: true,
    personal: 'keep',
  })
  number!: string;

  @RelationColumn(() => Parent, 'parent_id', 'The parent who pays; null where a student does.', {
    nullable: true,
    inEvents: true,
  })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Student, 'student_id', 'The student who pays; null where a parent does.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;

  /** The sum of the balances of its fees, kept beside the ledger in the same transaction so that lists need no sums. */
  @MoneyColumn('The open amount of its fees.', { default: 0 })
  owed: number = 0;

  /** The sum of the entries without a fee, negated; stored like `owed`. */
  @MoneyColumn('Money that was paid or credited, and is on no fee.', { default: 0 })
  credit: number = 0;

  @Field(() => MoneyScalar, {
    description: 'The open amount less the credit: below zero if the academy owes the payer.',
  })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @FlagColumn('Whether credit goes to open fees by itself: by due date, penalties last.', {
    default: true,
    inEvents: true,
  })
  autoApplyCredit: boolean = true;

  /**
   * Balances at the ends of months are stored up to this day: entries dated up to it correct them. Writers of entries
   * and of months lock the account.
   */
  @InnerColumn({ type: 'date', default: FIRST_DAY }, { personal: 'keep' })
  balancesKeptUntil: string = FIRST_DAY;
}
