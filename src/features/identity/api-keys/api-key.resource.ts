import { Field, ID, ObjectType } from 'type-graphql';
import { FieldsOf } from '../../../platform/fields/fields-of.ts';
import { creates, deletes, readsList, readsOne } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { ApiKey } from './api-key.entity.ts';
import { ApiKeyListArgs, CreateApiKeyInput } from './api-key.inputs.ts';
import { apiKeyReads } from './api-key.loaders.ts';
import { apiKeyEvents } from './api-key.outbox.ts';
import { createApiKey, revokeApiKey } from './api-key.service.ts';

/** The permission to read API keys. No API key scope allows it, so a key can neither create nor read keys. */
const mayRead = roles('academy_admin');

@FieldsOf(ApiKey)
@ObjectType({ description: 'A new API key.' })
export class ApiKeyPayload {
  @Field(() => ID, { description: 'The id of the key, for example to revoke the key.' })
  id!: string;

  @Field(() => String, { description: 'The key to send as `Authorization: Bearer`, shown only in this response.' })
  token!: string;
}

export const apiKeys = resource({
  noun: 'API key',
  reads: apiKeyReads,
  list: ApiKeyListArgs,
  operations: {
    apiKey: readsOne({
      may: mayRead,
      description: 'Returns an API key of the academy by id, or null if there is none. Only for admins of the academy.',
    }),
    apiKeys: readsList({
      may: mayRead,
      description: 'The API keys of the academy, including revoked and expired ones. Only for admins of the academy.',
    }),
    createApiKey: creates(CreateApiKeyInput, createApiKey, {
      may: writers('academy_admin'),
      returns: ApiKeyPayload,
      description:
        'Creates an API key for an external system of the academy. Only for admins of the academy; an API key ' +
        'cannot create another API key.',
    }),
    revokeApiKey: deletes(revokeApiKey, {
      may: mayRead,
      version: false,
      done: 'revoked',
      description: 'Revokes an API key immediately. The key stays in the list.',
    }),
  },
  recordings: [apiKeyEvents],
});
