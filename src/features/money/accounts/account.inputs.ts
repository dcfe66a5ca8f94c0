import { InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { Account } from './account.entity.ts';

@InputType({ description: 'Filters accounts; all conditions must hold.' })
export class AccountFilter extends filterOf(Account, {
  search:
    "Filters by text in the account number, or in the payer's name, e-mail address, telephone number or student " +
    'number.',
  parentId: 'Filters by parent.',
  studentId: 'Filters by student.',
}) {}

export const AccountOrder = orderEnum('AccountOrder', ['createdAt', 'updatedAt']);
export const AccountListArgs = listArgs(AccountFilter, AccountOrder);
