import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { followEvents } from './follow-events.ts';
import { mailWebhookDisabled, mailWebhookDisabledTo } from './mail-webhook-disabled.ts';
import { sweepDeliveries, sweepSchedule } from './sweep-deliveries.ts';
import { webhookEndpointEvents } from './webhook.outbox.ts';
import { webhookPermissions } from './webhook.permissions.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { WebhookDeliveryResolver } from './webhook-delivery.resolver.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { WebhookEndpointResolver } from './webhook-endpoint.resolver.ts';

export const webhooksModule: FeatureModule = {
  entities: [WebhookEndpoint, WebhookDelivery],
  resolvers: [WebhookEndpointResolver, WebhookDeliveryResolver],
  permissions: webhookPermissions,
  recordings: [webhookEndpointEvents],
  followers: [{ follow: followEvents }],
  jobs: [sweepDeliveries, mailWebhookDisabled, mailWebhookDisabledTo],
  schedules: [sweepSchedule],
};
