import { creates, deletes, readsList, readsOne, steps, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import {
  CreateWebhookEndpointInput,
  RotateWebhookSecretArgs,
  UpdateWebhookEndpointInput,
  WebhookEndpointListArgs,
} from './webhook.inputs.ts';
import { webhookEndpointReads } from './webhook.loaders.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoint.service.ts';

const mayRead = scoped('webhooks:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('webhooks:write', writers('academy_admin'));

export const webhookEndpoints = resource({
  noun: 'webhook endpoint',
  reads: webhookEndpointReads,
  list: WebhookEndpointListArgs,
  operations: {
    webhookEndpoint: readsOne({
      may: mayRead,
      description:
        'Returns a webhook endpoint by id, or null if there is none. Only for academy admins and administrators.',
    }),
    webhookEndpoints: readsList({
      may: mayRead,
      description: 'The endpoints that receive the events of the academy. Only for academy admins and administrators.',
    }),
    createWebhookEndpoint: creates(CreateWebhookEndpointInput, createWebhookEndpoint, {
      may: mayWrite,
      description: 'Adds a webhook endpoint. An academy has at most 10. Only this response shows its `secret`.',
    }),
    updateWebhookEndpoint: updates(UpdateWebhookEndpointInput, updateWebhookEndpoint, {
      may: mayWrite,
      description:
        'Changes a webhook endpoint. A disabled endpoint that becomes `ACTIVE` receives only new events; a ' +
        'recovery sends the missed events.',
    }),
    deleteWebhookEndpoint: deletes(deleteWebhookEndpoint, {
      may: mayWrite,
      description: 'Deletes a webhook endpoint. Its waiting deliveries are not sent.',
    }),
    rotateWebhookSecret: steps(
      (ctx, id, expectedVersion, { overlapHours }) => rotateWebhookSecret(ctx, id, { expectedVersion, overlapHours }),
      {
        may: mayWrite,
        further: RotateWebhookSecretArgs,
        description:
          'Replaces the secret of a webhook endpoint. Only this response shows the new secret. The former secret ' +
          'also signs requests for some hours; during that time, another replacement fails with CONFLICT.',
      },
    ),
  },
});
