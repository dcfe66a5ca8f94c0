import type { SqlEntityManager } from '@mikro-orm/sql';
import { mayReadResource, RESOURCE_SCOPES } from '../../../platform/permissions/resource-scopes.ts';
import { assertMayRead } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ApiKey } from '../../identity/api-keys/api-key.entity.ts';
import { ALL_TYPES, wants } from './follow-events.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/**
 * Throws FORBIDDEN if the caller is an API key whose scopes exclude one of the given event types. For `*`, types that
 * no API key may read are ignored.
 */
export function assertMayFollow(ctx: RequestContext, eventTypes: readonly string[]): void {
  if (!ctx.principal?.scopes) return;
  const types = ctx.eventTypes.filter(({ type, resource }) =>
    eventTypes.includes(ALL_TYPES) ? isOpenToKeys(resource) : wants({ eventTypes }, type),
  );
  for (const { resource } of types) assertMayRead(ctx, resource);
}

const isOpenToKeys = (resource: string): boolean => resource in RESOURCE_SCOPES;

/**
 * Returns the id of the API key that makes the request; null if a user makes it. An endpoint with this `keyId` receives
 * only events that the scopes of the key allow.
 */
export const keyOf = ({ principal }: RequestContext): string | null => (principal?.scopes ? principal.userId : null);

/**
 * Returns a function that checks whether an endpoint may receive events about a type of record. If an API key last
 * changed the endpoint, the scopes of the key decide. If this key was revoked, the endpoint receives no events.
 */
export async function mayBeSent(
  em: SqlEntityManager,
  { keyId }: Pick<WebhookEndpoint, 'keyId'>,
): Promise<(resource: string) => boolean> {
  if (keyId === null) return () => true;
  const key = await em.findOne(ApiKey, { id: keyId });
  const scopes = new Set(key?.revokedAt === null ? key.scopes : []);
  return (resource) => mayReadResource(scopes, resource);
}
