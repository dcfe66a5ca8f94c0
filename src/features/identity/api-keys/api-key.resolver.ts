import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Mutation, ObjectType, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { FieldsOf } from '../../../platform/fields/fields-of.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyListArgs, CreateApiKeyInput } from './api-key.inputs.ts';
import { apiKeyReads } from './api-key.loaders.ts';
import { createApiKey, revokeApiKey } from './api-key.service.ts';

export const ApiKeyConnection = connectionType(ApiKey, 'ApiKey');

@FieldsOf(ApiKey)
@ObjectType({ description: 'A new API key.' })
export class ApiKeyPayload {
  @Field(() => ID, { description: 'The id of the key, to revoke it by.' })
  id!: string;

  @Field(() => String, { description: 'The key to send as `Authorization: Bearer`, shown this once.' })
  token!: string;
}

@Resolver(() => ApiKey)
export class ApiKeyResolver {
  @QueryOne(() => ApiKey, apiKeyReads, {
    description: 'One API key of the academy; null when there is none. For its admins.',
  })
  apiKey!: ApiKey | null;

  @QueryList(() => ApiKeyConnection, apiKeyReads, ApiKeyListArgs, {
    description: 'The API keys of the academy, revoked and expired ones among them. For its admins.',
  })
  apiKeys!: Connection<ApiKey>;

  @Mutation(() => ApiKeyPayload, {
    description: 'Makes an API key for a system of the academy. For its admins; no API key makes another.',
  })
  async createApiKey(
    @Arg('input', () => CreateApiKeyInput, { description: 'The new key.' }) input: CreateApiKeyInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<ApiKeyPayload> {
    const { id, token } = await createApiKey(ctx, input);
    return { ...found(await ctx.reads.one(apiKeyReads, id, info), 'API key'), token };
  }

  @Mutation(() => DeletePayload, { description: 'Ends an API key, at once. It stays in the list.' })
  async revokeApiKey(
    @Arg('id', () => ID, { description: 'The id of the key.' }) id: string,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await revokeApiKey(ctx, id);
    return deleted(id, 'API key revoked.');
  }
}
