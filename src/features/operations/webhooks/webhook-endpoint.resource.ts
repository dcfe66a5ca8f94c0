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
      description: 'One webhook endpoint; null when there is none. For academy admins and administrators.',
    }),
    webhookEndpoints: readsList({
      may: mayRead,
      description: 'Where the events of the academy are sent. For academy admins and administrators.',
    }),
    createWebhookEndpoint: creates(CreateWebhookEndpointInput, createWebhookEndpoint, {
      may: mayWrite,
      description: 'Adds a webhook endpoint, of at most 10. Only this answer shows its `secret`.',
    }),
    updateWebhookEndpoint: updates(UpdateWebhookEndpointInput, updateWebhookEndpoint, {
      may: mayWrite,
      description:
        'Changes a webhook endpoint. A disabled one that is made `ACTIVE` gets what happens from then on: the rest is recovered.',
    }),
    deleteWebhookEndpoint: deletes(deleteWebhookEndpoint, {
      may: mayWrite,
      description: 'Takes a webhook endpoint away; what waits for it is not sent.',
    }),
    rotateWebhookSecret: steps(
      (ctx, id, _version, { overlapHours }) => rotateWebhookSecret(ctx, id, overlapHours ?? undefined),
      {
        may: mayWrite,
        version: false,
        further: RotateWebhookSecretArgs,
        description:
          'Gives a webhook endpoint another secret, which only this answer shows. The former secret signs as well for a while; ' +
          'as long as it does, a third is CONFLICT.',
      },
    ),
  },
});
