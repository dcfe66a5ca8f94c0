import { Args, Ctx, Extensions, FieldResolver, Resolver, Root } from 'type-graphql';
import { SCANS } from '../../../platform/graphql/cost.ts';
import type { Row } from '../../../platform/graphql/row.ts';
import { READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Account } from '../accounts/account.entity.ts';
import { AccountStatement, StatementArgs } from '../ledger/entries/account-statement.types.ts';
import { statementOf } from './account-statement.loaders.ts';

/** The cost of reading the entries before the period of an account statement. */
const EARLIER_LINES = 20;

@Resolver(() => Account)
export class AccountStatementResolver {
  @Extensions({ [READ_SCOPE]: 'accounts:read', [SCANS]: () => EARLIER_LINES })
  @FieldResolver(() => AccountStatement, {
    description: 'The account statement from one day to another, at most 366 days: the last 90 days by default.',
  })
  statement(
    @Root() account: Row<Account>,
    @Args(() => StatementArgs) period: StatementArgs,
    @Ctx() ctx: RequestContext,
  ): Promise<AccountStatement> {
    return statementOf(ctx, account.id, period);
  }
}
