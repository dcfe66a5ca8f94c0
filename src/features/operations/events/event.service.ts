import { type FieldErrors, invalidField, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { toldFields } from '../../../platform/events/event-data.ts';
import { mayReadResource } from '../../../platform/permissions/resource-scopes.ts';
import { assertMayRead } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { MAX_FILTER_VALUES } from '../../../platform/validation/filter-size.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { DEFAULT_FEED_SIZE, MAX_FEED_SIZE } from '../../../platform/validation/page-size.ts';
import type { EventFeedArgs } from './event.inputs.ts';
import { type FeedPart, type FeedRows, readFeed } from './event.loaders.ts';
import type { EventFeed, EventKind } from './event.types.ts';

/**
 * Returns the events with a higher number than `after`, oldest first. Throws BAD_USER_INPUT if some of these events are
 * no longer stored, or if no event has had the number `after` yet.
 */
export async function eventFeed(ctx: RequestContext, { after, types, first }: EventFeedArgs): Promise<EventFeed> {
  const size = first ?? DEFAULT_FEED_SIZE;
  const errors: FieldErrors = {};
  if (typeof after === 'number' && after < 0) errors.after = [messages.atLeast('after', 0)];
  if (size < 1) errors.first = [messages.atLeast('first', 1)];
  if (size > MAX_FEED_SIZE) errors.first = [messages.atMost('first', MAX_FEED_SIZE)];
  const resources = new Map(ctx.eventTypes.map(({ type, resource }) => [type, resource]));
  Object.assign(errors, typeErrors(resources, types ?? []));
  refuseIfAny(errors);
  for (const type of types ?? []) assertMayRead(ctx, resources.get(type) ?? '');
  const part = { after: after ?? 0, types: types?.length ? [...new Set(types)] : readableTypes(ctx), count: size + 1 };
  const { events, newest, forgotten } = await readFeedUpTo(ctx, part);
  if (typeof after === 'number' && after < forgotten) throw invalidField('after', 'The selected after is too old.');
  // a reader with a position of another academy, or of a database that was restored, would miss all events up to it
  if (typeof after === 'number' && after > newest) throw invalidField('after', messages.atMost('after', newest));
  const nodes = events.slice(0, size);
  const hasMore = events.length > size;
  const lastSequence = hasMore ? (nodes.at(-1)?.sequence ?? 0) : newest;
  return { nodes, lastSequence, hasMore };
}

/**
 * Reads a part of the feed. If a replica does not have the number `after` yet, reads the primary instead, because the
 * caller may have got this number from the primary.
 */
async function readFeedUpTo(ctx: RequestContext, part: FeedPart): Promise<FeedRows> {
  const rows = await readFeed(ctx, part);
  if (part.after <= rows.newest || !ctx.readRoute?.allowsReplica(false)) return rows;
  ctx.readRoute.usePrimary();
  await ctx.session.release();
  return readFeed(ctx, part);
}

/**
 * Returns the types of events that the caller's API key may read. Returns null if the caller is a user, who may read
 * all types.
 */
function readableTypes({ principal, eventTypes }: RequestContext): string[] | null {
  const scopes = principal?.scopes;
  if (!scopes) return null;
  return eventTypes.filter(({ resource }) => mayReadResource(scopes, resource)).map(({ type }) => type);
}

function typeErrors(known: ReadonlyMap<string, string>, types: readonly string[]): FieldErrors {
  if (types.length > MAX_FILTER_VALUES) return { types: [messages.atMostItems('types', MAX_FILTER_VALUES)] };
  const unknown = [...types.entries()].filter(([, type]) => !known.has(type));
  return Object.fromEntries(unknown.map(([index]) => [`types.${index}`, [messages.selected(`types.${index}`)]]));
}

/** Returns all types of events. */
export const eventTypes = ({ eventTypes }: RequestContext): EventKind[] =>
  eventTypes.map(({ type, description, resource, data }) => ({
    type,
    description,
    resource,
    data: toldFields(data),
  }));
