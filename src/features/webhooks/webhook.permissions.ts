import type { PermissionTree } from '../../platform/permissions/permissions.ts';
import { roles, writers } from '../../platform/permissions/rules.ts';

const office = roles('academy_admin', 'administrator');
const admins = writers('academy_admin');

export const webhookPermissions: PermissionTree = {
  Query: {
    webhookEndpoint: office,
    webhookEndpoints: office,
    webhookDelivery: office,
    webhookDeliveries: office,
  },
  Mutation: {
    createWebhookEndpoint: admins,
    updateWebhookEndpoint: admins,
    deleteWebhookEndpoint: admins,
    rotateWebhookSecret: admins,
    testWebhookEndpoint: admins,
    recoverWebhookDeliveries: admins,
    replayWebhookDelivery: writers('academy_admin', 'administrator'),
  },
};
