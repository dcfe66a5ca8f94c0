import type { SqlEntityManager } from '@mikro-orm/sql';
import { mayReadResource, RESOURCE_SCOPES } from '../../../platform/permissions/resource-scopes.ts';
import { assertMayRead } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ApiKey } from '../../identity/api-keys/api-key.entity.ts';
import { ALL_TYPES, wants } from './follow-events.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/**
 * Throws FORBIDDEN if an API key may not read the records of all types in an endpoint's subscription. For `*`, types
 * that no key may read do not count.
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
 * Returns the id of the API key that saves an endpoint; null if a person saves it. The endpoint then receives only
 * events that the scopes of this key allow.
 */
export const keyOf = ({ principal }: RequestContext): string | null => (principal?.scopes ? principal.userId : null);

/**
 * Returns a function that checks if an endpoint may receive events about a type of record. If an API key last saved the
 * endpoint, the scopes of the key decide. A revoked key allows no events.
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
