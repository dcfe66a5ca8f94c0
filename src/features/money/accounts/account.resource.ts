import { readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles } from '../../../platform/permissions/rules.ts';
import { parentReads } from '../../people/parents/parent.loaders.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { AccountListArgs } from './account.inputs.ts';
import { accountReads } from './account.loaders.ts';
import { accountEvents } from './account.outbox.ts';
import { confirmMoneyOfStudent } from './payer-leaves.ts';

const mayRead = scoped('accounts:read', roles('academy_admin', 'administrator', 'support_staff', 'parent', 'student'));

export const accounts = resource({
  noun: 'account',
  reads: accountReads,
  list: AccountListArgs,
  operations: {
    account: readsOne({ may: mayRead, description: 'Returns an account by id, or null if the caller can see none.' }),
    accounts: readsList({ may: mayRead, description: 'The accounts of those who pay; of families their own.' }),
  },
  fields: {
    parent: refersTo(
      parentReads,
      'parentId',
      'The parent who pays; null when a student does, or when it was deleted or is not visible.',
    ),
    student: refersTo(
      studentReads,
      'studentId',
      'The student who pays; null when a parent does, or when it was deleted or is not visible.',
    ),
  },
  handlers: [confirmMoneyOfStudent],
  recordings: [accountEvents],
});
