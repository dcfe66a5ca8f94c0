import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum WebhookEndpointStatus {
  ACTIVE = 'active',
  PAUSED = 'paused',
  DISABLED = 'disabled',
}
describeEnum(WebhookEndpointStatus, 'WebhookEndpointStatus', 'The status of an endpoint.', {
  ACTIVE: 'Active: events are sent immediately.',
  PAUSED: 'Paused: events wait for at most 30 days, and are sent when the endpoint is active again.',
  DISABLED: 'Disabled by the service, for the reason in `disabledReason`: no events are sent or stored for it.',
});

export enum WebhookDeliveryStatus {
  PENDING = 'pending',
  DELIVERED = 'delivered',
  DEAD = 'dead',
  CANCELLED = 'cancelled',
}
describeEnum(WebhookDeliveryStatus, 'WebhookDeliveryStatus', 'The status of a delivery.', {
  PENDING: 'The delivery waits for its first or next attempt.',
  DELIVERED: 'The receiver accepted the event.',
  DEAD: 'All attempts failed. The delivery is sent again only by a replay or a recovery.',
  CANCELLED: 'The endpoint was disabled or deleted, or the event is too old.',
});

export enum WebhookFailure {
  DNS = 'dns',
  REFUSED = 'refused',
  TLS = 'tls',
  TIMEOUT = 'timeout',
  BLOCKED = 'blocked',
  TOO_LARGE = 'too_large',
  STATUS = 'status',
}
describeEnum(WebhookFailure, 'WebhookFailure', 'The reason why an attempt failed.', {
  DNS: 'The host name of the receiver was not found.',
  REFUSED: 'The receiver refused or closed the connection.',
  TLS: "The receiver's certificate is not trusted, or the receiver does not use TLS.",
  TIMEOUT: 'The receiver did not respond within 15 seconds.',
  BLOCKED: 'The host name resolves to an address to which no requests are allowed.',
  TOO_LARGE: 'The header of the response was too long.',
  STATUS: 'The receiver responded with a status other than 200 to 299.',
});
