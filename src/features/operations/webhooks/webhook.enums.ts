import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum WebhookEndpointStatus {
  ACTIVE = 'active',
  PAUSED = 'paused',
  DISABLED = 'disabled',
}
describeEnum(WebhookEndpointStatus, 'WebhookEndpointStatus', 'Whether events are sent to an endpoint.', {
  ACTIVE: 'Events are sent as they happen.',
  PAUSED: 'Events are kept, for at most 30 days, and sent once it is active again.',
  DISABLED: 'Nothing is sent or kept: the service gave it up, for the reason in `disabledReason`.',
});

export enum WebhookDeliveryStatus {
  PENDING = 'pending',
  DELIVERED = 'delivered',
  DEAD = 'dead',
  CANCELLED = 'cancelled',
}
describeEnum(WebhookDeliveryStatus, 'WebhookDeliveryStatus', 'The status of a delivery.', {
  PENDING: 'It waits for its first or next try.',
  DELIVERED: 'The receiver has taken it.',
  DEAD: 'It failed as often as it may: it is sent again when it is replayed or recovered.',
  CANCELLED: 'The endpoint was disabled or deleted, or the event is too old to be sent.',
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
describeEnum(WebhookFailure, 'WebhookFailure', 'Why a try to deliver failed.', {
  DNS: 'The name of the receiver was not found.',
  REFUSED: 'The receiver took no connection, or broke it off.',
  TLS: 'The certificate of the receiver is not to be trusted, or it speaks no TLS.',
  TIMEOUT: 'The receiver did not respond within 15 seconds.',
  BLOCKED: 'The name leads to where nothing is sent.',
  TOO_LARGE: 'The head of the response was too long.',
  STATUS: 'The receiver responded with a status other than 200 to 299.',
});
