import { readsList, readsOne, steps } from '../../../platform/graphql/operations.ts';
import { refersTo, resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { followEvents } from './follow-events.ts';
import { mailWebhookDisabled, mailWebhookDisabledTo } from './mail-webhook-disabled.ts';
import { RecoveryResolver } from './recovery.resolver.ts';
import { sweepDeliveries, sweepSchedule } from './sweep-deliveries.ts';
import { WebhookDeliveryListArgs } from './webhook.inputs.ts';
import { webhookDeliveryReads, webhookEndpointReads } from './webhook.loaders.ts';
import { webhookEndpointEvents } from './webhook.outbox.ts';
import { replayWebhookDelivery, testWebhookEndpoint } from './webhook-delivery.service.ts';

const mayRead = scoped('webhooks:read', roles('academy_admin', 'administrator'));

export const webhookDeliveries = resource({
  noun: 'webhook delivery',
  reads: webhookDeliveryReads,
  list: WebhookDeliveryListArgs,
  operations: {
    webhookDelivery: readsOne({
      may: mayRead,
      description:
        'Returns a webhook delivery by id, or null if there is none. Only for academy admins and administrators.',
    }),
    webhookDeliveries: readsList({
      may: mayRead,
      description: 'Deliveries to webhook endpoints in the last 30 days. Only for academy admins and administrators.',
    }),
    testWebhookEndpoint: steps(testWebhookEndpoint, {
      may: scoped('webhooks:write', writers('academy_admin')),
      id: 'The id of the endpoint.',
      version: false,
      description:
        'Sends an event of the type `webhook.test` to one endpoint. The returned delivery contains the result ' +
        'shortly afterwards.',
    }),
    replayWebhookDelivery: steps(replayWebhookDelivery, {
      may: scoped('webhooks:write', writers('academy_admin', 'administrator')),
      version: false,
      description: 'Sends a delivery again immediately, regardless of its status, with the same `webhook-id`.',
    }),
  },
  fields: {
    endpoint: refersTo(
      webhookEndpointReads,
      'endpointId',
      'The endpoint that receives the event; null if it was deleted.',
    ),
  },
  resolvers: [RecoveryResolver],
  permissions: { Mutation: { recoverWebhookDeliveries: scoped('webhooks:write', writers('academy_admin')) } },
  recordings: [webhookEndpointEvents],
  followers: [{ follow: followEvents }],
  jobs: [sweepDeliveries, mailWebhookDisabled, mailWebhookDisabledTo],
  schedules: [sweepSchedule],
});
