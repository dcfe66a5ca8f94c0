import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, getRecord } from '../../../platform/database/records.ts';
import { AppError, type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { lockAcademy } from '../../academy/academies/academy-lock.ts';
import { cancelWaiting, holdWaiting, sendWaiting } from './endpoint-states.ts';
import { ALL_TYPES } from './follow-events.ts';
import { WebhookEndpointStatus } from './webhook.enums.ts';
import type { CreateWebhookEndpointInput, UpdateWebhookEndpointInput } from './webhook.inputs.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import { assertMayFollow, keyOf } from './webhook-scopes.ts';
import { newWebhookSecret } from './webhook-secrets.ts';

export const ENDPOINT = 'Webhook endpoint';

/** The maximum number of endpoints of an academy. */
const MOST_ENDPOINTS = 10;

const HOUR = 3_600_000;
const OVERLAP_HOURS = 24;
const MOST_OVERLAP_HOURS = 168;

/** The id of an endpoint and its new secret. No later response contains this secret. */
interface WithSecret {
  readonly id: string;
  readonly secret: string;
}

/** Adds an endpoint. Throws BAD_USER_INPUT if the academy already has {@link MOST_ENDPOINTS} endpoints. */
export async function createWebhookEndpoint(
  ctx: RequestContext,
  { url, description, eventTypes, status, ratePerSecond }: CreateWebhookEndpointInput,
): Promise<WithSecret> {
  await refuseBad(ctx, { url, eventTypes, status });
  assertMayFollow(ctx, eventTypes);
  return ctx.session.write(async (em) => {
    await lockAcademy(em, ctx.session.academyId);
    if ((await em.count(WebhookEndpoint, {})) >= MOST_ENDPOINTS) {
      throw invalidField('url', `The number of webhook endpoints is limited to ${MOST_ENDPOINTS}.`);
    }
    const endpoint = new WebhookEndpoint();
    const { secret, sealed } = newWebhookSecret(ctx.config, ctx.session.academyId, endpoint.id);
    assignGiven(endpoint, { url, description, eventTypes, status, ratePerSecond });
    Object.assign(endpoint, { sealedSecret: sealed, rotatedAt: now(), keyId: keyOf(ctx) });
    em.persist(endpoint);
    return { id: endpoint.id, secret };
  });
}

/**
 * Changes an endpoint. If the endpoint becomes active, it counts as not failing, and its pending deliveries are sent.
 */
export async function updateWebhookEndpoint(
  ctx: RequestContext,
  id: string,
  { url, description, eventTypes, status, ratePerSecond, expectedVersion }: UpdateWebhookEndpointInput,
): Promise<void> {
  await refuseBad(ctx, { url, eventTypes, status });
  await ctx.session.write(async (em) => {
    const endpoint = await getRecord(em, WebhookEndpoint, id, { name: ENDPOINT, lock: true });
    assertVersion(endpoint, expectedVersion);
    assignGiven(endpoint, { url, description, eventTypes, ratePerSecond });
    assertMayFollow(ctx, endpoint.eventTypes);
    endpoint.keyId = keyOf(ctx);
    if (status !== undefined) await changeStatus(em, endpoint, status);
  });
}

async function changeStatus(
  em: SqlEntityManager,
  endpoint: WebhookEndpoint,
  status: WebhookEndpointStatus,
): Promise<void> {
  if (status === endpoint.status) return;
  endpoint.status = status;
  endpoint.disabledReason = null;
  endpoint.failingSince = null;
  if (status === WebhookEndpointStatus.PAUSED) await holdWaiting(em, endpoint);
  else await sendWaiting(em, endpoint);
}

/** Marks an endpoint as deleted and cancels its pending deliveries. */
export function deleteWebhookEndpoint(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const endpoint = await getRecord(em, WebhookEndpoint, id, { name: ENDPOINT, lock: true });
    assertVersion(endpoint, expectedVersion);
    endpoint.deletedAt = now();
    await cancelWaiting(em, endpoint);
  });
}

interface RotateOptions {
  /** How long the former secret also signs requests; by default {@link OVERLAP_HOURS}. */
  readonly overlapHours?: number | null | undefined;
  readonly expectedVersion?: number | null | undefined;
}

/**
 * Replaces the secret of an endpoint. For `overlapHours`, requests are signed with both the new and the former secret.
 * During this time, another replacement throws CONFLICT, because a receiver might still know only the oldest secret.
 */
export async function rotateWebhookSecret(
  ctx: RequestContext,
  id: string,
  { expectedVersion, overlapHours: wanted }: RotateOptions = {},
): Promise<WithSecret> {
  const overlapHours = wanted ?? OVERLAP_HOURS;
  if (overlapHours < 0) throw invalidField('overlapHours', messages.atLeast('overlapHours', 0));
  if (overlapHours > MOST_OVERLAP_HOURS) {
    throw invalidField('overlapHours', messages.atMost('overlapHours', MOST_OVERLAP_HOURS));
  }
  return ctx.session.write(async (em) => {
    const endpoint = await getRecord(em, WebhookEndpoint, id, { name: ENDPOINT, lock: true });
    assertVersion(endpoint, expectedVersion);
    assertMayFollow(ctx, endpoint.eventTypes);
    const at = new Date();
    if (endpoint.formerSignsUntil !== null && endpoint.formerSignsUntil > at.toISOString()) {
      throw new AppError('CONFLICT', 'The former secret still signs along: a third one can be made when it does not.');
    }
    const { secret, sealed } = newWebhookSecret(ctx.config, endpoint.academyId, endpoint.id);
    const isKept = overlapHours > 0;
    endpoint.formerSealedSecret = isKept ? endpoint.sealedSecret : null;
    endpoint.formerSignsUntil = isKept ? new Date(at.valueOf() + overlapHours * HOUR).toISOString() : null;
    endpoint.sealedSecret = sealed;
    endpoint.rotatedAt = at.toISOString();
    return { id: endpoint.id, secret };
  });
}

/**
 * Throws BAD_USER_INPUT with all errors in an input. The function resolves host names, which takes time, so it must not
 * run in a transaction.
 */
async function refuseBad(ctx: RequestContext, given: Partial<CreateWebhookEndpointInput>): Promise<void> {
  const { url, eventTypes, status } = given;
  const errors: FieldErrors = {};
  const problem = url === undefined ? null : await ctx.outgoing.problemOf(url);
  if (problem === 'malformed') errors.url = [messages.type('url', 'a valid https URL')];
  if (problem === 'unreachable') errors.url = ['The url must be reachable from the internet.'];
  for (const [place, type] of (eventTypes ?? []).entries()) {
    const field = `eventTypes.${place}`;
    if (type !== ALL_TYPES && !ctx.eventTypes.some((known) => known.type === type))
      errors[field] = [messages.selected(field)];
  }
  const isEachKnown = !Object.keys(errors).some((field) => field.startsWith('eventTypes.'));
  if (isEachKnown && eventTypes?.includes(ALL_TYPES) && eventTypes.length > 1) {
    errors.eventTypes = ['The event types field must not have other types beside *.'];
  }
  // only the service disables endpoints
  if (status === WebhookEndpointStatus.DISABLED) errors.status = [messages.selected('status')];
  refuseIfAny(errors);
}
