import { Extensions, Field, InputType } from 'type-graphql';
import { filterOf } from '../../../platform/fields/filter-of.ts';
import { EnumFilter } from '../../../platform/fields/filters.ts';
import { inputOf } from '../../../platform/fields/input-of.ts';
import { listArgs, orderEnum } from '../../../platform/graphql/connection.ts';
import { LATE_DESCRIPTION } from '../../../platform/graphql/late-descriptions.ts';
import { scopes } from '../../../platform/permissions/scopes.ts';
import { Distinct, Items } from '../../../platform/validation/list-rules.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyStatus } from './api-key.enums.ts';

/** The maximum number of IP address blocks (CIDR) from which a key can be used. */
const MAX_CIDRS = 20;

@InputType({ description: 'Filters for API keys; all conditions must hold.' })
export class ApiKeyFilter extends filterOf(ApiKey, {
  status: EnumFilter(() => ApiKeyStatus, 'Filters by status.'),
}) {}

export const ApiKeyOrder = orderEnum('ApiKeyOrder', ['createdAt', 'updatedAt', 'name']);
export const ApiKeyListArgs = listArgs(ApiKeyFilter, ApiKeyOrder);

const describeScopes = (): string =>
  `The scopes of the key, limited by the permissions of its role; at least one, without duplicates: ${scopes()
    .map(([scope]) => `\`${scope}\``)
    .join(', ')}.`;

@InputType({ description: 'A new API key.' })
export class CreateApiKeyInput extends inputOf(ApiKey, { required: ['name', 'role'] }) {
  @Field(() => [String])
  @Extensions({ [LATE_DESCRIPTION]: describeScopes })
  @Items(1, () => scopes().length)
  @Distinct()
  scopes!: string[];

  @Field(() => DateTimeScalar, { description: 'The expiry time: RFC 3339, at most a year ahead.' })
  expiresAt!: string;

  @Field(() => [String], {
    nullable: true,
    description:
      `The IP addresses that may use the key, at most ${MAX_CIDRS}, single addresses or blocks in CIDR notation: ` +
      '`203.0.113.7`, `2001:db8::/32`. Null for any.',
  })
  @Items(1, MAX_CIDRS)
  @Distinct()
  allowedCidrs?: string[] | null;
}
