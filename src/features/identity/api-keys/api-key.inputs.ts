import { Field, InputType } from 'type-graphql';
import { EnumFilter, RecordFilter } from '../../../platform/fields/filters.ts';
import { EnumInput, TextInput } from '../../../platform/fields/inputs.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { SCOPES } from '../../../platform/permissions/scopes.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { ApiKeyRole, ApiKeyStatus } from './api-key.enums.ts';

/** Blocks of addresses that a key may be held to. */
const MAX_CIDRS = 20;

@InputType({ description: 'Which API keys; all conditions must hold.' })
export class ApiKeyFilter extends RecordFilter {
  @Field(() => String, { nullable: true, description: 'Text in the name.' })
  search?: string;

  @EnumFilter(() => ApiKeyStatus, 'Whether they count.')
  status?: ApiKeyStatus;
}

export const ApiKeyOrder = orderEnum('ApiKeyOrder', ['createdAt', 'updatedAt', 'name']);
export const ApiKeyListArgs = listArgs(ApiKeyFilter, ApiKeyOrder);

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput {
  @TextInput(100, 'What the key is for', { required: true })
  name!: string;

  @EnumInput(() => ApiKeyRole, 'The role that it acts in.', { required: true })
  role!: ApiKeyRole;

  @Field(() => [String], {
    description: `What it is allowed of what its role may do, one or more, none twice: ${Object.keys(SCOPES)
      .map((scope) => `\`${scope}\``)
      .join(', ')}.`,
  })
  @Items(1, Object.keys(SCOPES).length)
  @Distinct()
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: 'Until when it counts: RFC 3339, at most a year ahead.' })
  expiresAt!: string;

  @Field(() => [String], {
    nullable: true,
    description:
      `The addresses that it may come from, at most ${MAX_CIDRS}, single ones or blocks in CIDR notation: \`203.0.113.7\`, ` +
      '`2001:db8::/32`. Null for any.',
  })
  @Items(1, MAX_CIDRS)
  @Distinct()
  allowedCidrs?: string[] | null;
}
