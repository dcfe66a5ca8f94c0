import { updates } from '../../../platform/graphql/operations.ts';
import { addition } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';
import { accounts } from '../accounts/account.resource.ts';
import { UpdateAccountInput } from './account.inputs.ts';
import { AccountStatementResolver } from './account-statement.resolver.ts';
import { keepingSchedule, keepMonths } from './keep-balances.ts';
import { updateAccount } from './update-account.ts';

export const statements = addition(accounts, {
  operations: {
    updateAccount: updates(UpdateAccountInput, updateAccount, {
      may: scoped('accounts:write', writers('academy_admin', 'administrator')),
      description: 'Changes an account.',
    }),
  },
  resolvers: [AccountStatementResolver],
  jobs: [keepMonths],
  schedules: [keepingSchedule],
});
