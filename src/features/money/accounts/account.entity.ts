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
    'The account of a payer: a parent or a student. It holds open amounts and payments. It is created with ' +
    "the payer's first fee. All amounts are in the academy's currency: amounts in other currencies are " +
    'ignored.',
})
@Entity({ tableName: 'accounts' })
@TenantIndexes('createdAt', 'updatedAt', 'balancesKeptUntil')
// the total credit is computed from this partial index, which contains only the few accounts with credit
@Index({ name: 'accounts_with_credit_index', properties: ['academyId', 'id', 'credit'], where: 'credit <> 0' })
@Unique({ properties: ['academyId', 'number'] })
@Unique({ properties: ['academyId', 'parentId'] })
@Unique({ properties: ['academyId', 'studentId'] })
@Check({ name: 'accounts_payer_check', expression: '(parent_id is null) <> (student_id is null)' })
@Check({ name: 'accounts_credit_check', expression: 'credit >= 0' })
export class Account extends VersionedTenantRecord {
  @CodeColumn(20, 'The account number: `ACC-` and 8 upper-case letters or digits, unique in the academy.', {
    search: true,
    personal: 'keep',
  })
  number!: string;

  @RelationColumn(() => Parent, 'parent_id', 'The parent who pays; null if a student pays.', {
    nullable: true,
    inEvents: true,
  })
  parent: Rel<Parent> | null = null;
  parentId!: string | null;

  @RelationColumn(() => Student, 'student_id', 'The student who pays; null if a parent pays.', {
    nullable: true,
    inEvents: true,
  })
  student: Rel<Student> | null = null;
  studentId!: string | null;

  /**
   * The sum of the open amounts of the account's fees. Each transaction that writes ledger entries updates this sum, so
   * that queries need not compute it.
   */
  @MoneyColumn("The total open amount of the account's fees.", { default: 0 })
  owed: number = 0;

  /**
   * The sum of the account's ledger entries that belong to no fee, times -1, because a payment is a negative entry.
   * Each transaction that writes ledger entries updates this sum.
   */
  @MoneyColumn('The money that was paid or credited and is not allocated to a fee.', { default: 0 })
  credit: number = 0;

  @Field(() => MoneyScalar, {
    description: 'The open amount less the credit. It is negative if the academy owes the payer.',
  })
  @Property({ type: MinorUnits, persist: false })
  balance!: number;

  @FlagColumn('True if credit pays open fees automatically: in the order of their due dates, penalties last.', {
    default: true,
    inEvents: true,
  })
  autoApplyCredit: boolean = true;

  /**
   * The last day of the latest month for which the account's balances are stored. A transaction that writes an entry
   * dated on or before this day must also correct the stored balances. Transactions that write entries or stored
   * balances lock the account.
   */
  @InnerColumn({ type: 'date', default: FIRST_DAY }, { personal: 'keep' })
  balancesKeptUntil: string = FIRST_DAY;
}
