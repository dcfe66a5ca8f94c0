import type { Route } from '../route.ts';

/**
 * Routes for webhook endpoints: for a new secret, a test, and the recovery of deliveries. Also a route for sending a
 * delivery again.
 */
export const webhookRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/webhook-endpoints/:id/rotate',
    operation: 'rotateWebhookSecret',
    answer: 'one',
    body: 'variables',
    name: 'Webhook endpoint',
    within: { operation: 'webhookEndpoint' },
  },
  {
    method: 'post',
    path: '/webhook-endpoints/:id/test',
    operation: 'testWebhookEndpoint',
    answer: 'one',
    status: 201,
    location: '/webhook-deliveries',
    name: 'Webhook endpoint',
  },
  {
    method: 'post',
    path: '/webhook-endpoints/:id/recover',
    operation: 'recoverWebhookDeliveries',
    answer: 'one',
    body: 'variables',
    name: 'Webhook endpoint',
    within: { operation: 'webhookEndpoint' },
  },
  {
    method: 'post',
    path: '/webhook-deliveries/:id/replay',
    operation: 'replayWebhookDelivery',
    answer: 'one',
    name: 'Webhook delivery',
  },
];
