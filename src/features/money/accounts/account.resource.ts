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
    account: readsOne({ may: mayRead, description: 'Returns an account by id, or null if the caller cannot see it.' }),
    accounts: readsList({
      may: mayRead,
      description: "The accounts of the academy. Parents and students see only their family's accounts.",
    }),
  },
  fields: {
    parent: refersTo(
      parentReads,
      'parentId',
      'The parent who pays; null if a student pays, or if the parent was deleted or the caller cannot see the parent.',
    ),
    student: refersTo(
      studentReads,
      'studentId',
      'The student who pays; null if a parent pays, or if the student was deleted or the caller cannot see the student.',
    ),
  },
  handlers: [confirmMoneyOfStudent],
  recordings: [accountEvents],
});
