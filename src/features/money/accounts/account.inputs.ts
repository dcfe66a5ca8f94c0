import { Field, InputType } from 'type-graphql';
import { IdFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';

@InputType({ description: 'Which accounts; all conditions must hold.' })
export class AccountFilter extends RecordFilter {
  @Field(() => String, {
    nullable: true,
    description: 'Text in the number, or in the name, e-mail address, telephone or student number of the payer.',
  })
  search?: string;

  @IdFilter('Of this parent.')
  parentId?: string;

  @IdFilter('Of this student.')
  studentId?: string;
}

export const AccountOrder = orderEnum('AccountOrder', ['createdAt', 'updatedAt']);
export const AccountListArgs = listArgs(AccountFilter, AccountOrder);
