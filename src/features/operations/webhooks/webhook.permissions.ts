import { type PermissionTree, scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';

const reads = scoped('webhooks:read', roles('academy_admin', 'administrator'));
const admins = scoped('webhooks:write', writers('academy_admin'));

export const webhookPermissions: PermissionTree = {
  Query: {
    webhookEndpoint: reads,
    webhookEndpoints: reads,
    webhookDelivery: reads,
    webhookDeliveries: reads,
  },
  Mutation: {
    createWebhookEndpoint: admins,
    updateWebhookEndpoint: admins,
    deleteWebhookEndpoint: admins,
    rotateWebhookSecret: admins,
    testWebhookEndpoint: admins,
    recoverWebhookDeliveries: admins,
    replayWebhookDelivery: scoped('webhooks:write', writers('academy_admin', 'administrator')),
  },
};
