import { Resolver } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { parentReads } from '../../people/parents/parent.loaders.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { Account } from './account.entity.ts';
import { AccountListArgs } from './account.inputs.ts';
import { accountReads } from './account.loaders.ts';

const AccountConnection = connectionType(Account, 'Account');

@Resolver(() => Account)
export class AccountResolver {
  @QueryOne(() => Account, accountReads, { description: 'One account; null when none is visible.' })
  account!: Account | null;

  @QueryList(() => AccountConnection, accountReads, AccountListArgs, {
    description: 'The accounts of those who pay; of families their own.',
  })
  accounts!: Connection<Account>;

  @FieldOne(() => Parent, parentReads, 'parentId', {
    description: 'The parent who pays; null when a student does, or when it was deleted or is not visible.',
  })
  parent!: Parent | null;

  @FieldOne(() => Student, studentReads, 'studentId', {
    description: 'The student who pays; null when a parent does, or when it was deleted or is not visible.',
  })
  student!: Student | null;
}
