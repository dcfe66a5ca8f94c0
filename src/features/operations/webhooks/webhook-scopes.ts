import type { SqlEntityManager } from '@mikro-orm/sql';
import { mayReadResource, RESOURCE_SCOPES } from '../../../platform/permissions/resource-scopes.ts';
import { assertMayRead } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { ApiKey } from '../../identity/api-keys/api-key.entity.ts';
import { ALL_TYPES, wants } from './follow-events.ts';
import type { WebhookEndpoint } from './webhook-endpoint.entity.ts';

/**
 * Refuses an API key that may not read the records of each type of event that it subscribes an endpoint to. Events that no key may
 * read are left out of `*`. Throws FORBIDDEN.
 */
export function assertMayFollow(ctx: RequestContext, eventTypes: readonly string[]): void {
  if (!ctx.principal?.scopes) return;
  const types = ctx.eventTypes.filter(({ type, resource }) =>
    eventTypes.includes(ALL_TYPES) ? isOpenToKeys(resource) : wants({ eventTypes }, type),
  );
  for (const { resource } of types) assertMayRead(ctx, resource);
}

const isOpenToKeys = (resource: string): boolean => resource in RESOURCE_SCOPES;

/** The id of the API key that saves an endpoint, which is held to the key's scopes from then on; null for a person. */
export const keyOf = ({ principal }: RequestContext): string | null => (principal?.scopes ? principal.userId : null);

/**
 * Which events an endpoint may be sent: all where a person saved it last, otherwise those that its API key may read. None once
 * the key is revoked.
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
