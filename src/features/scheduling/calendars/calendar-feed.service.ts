import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven, lockWhere } from '../../../platform/database/records.ts';
import { type FieldErrors, forbidden, notFound, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { visibleAmong } from '../../../platform/tenancy/visibility.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { isUuid } from '../../../platform/validation/uuid.ts';
import { User } from '../../identity/auth/user.entity.ts';
import { Membership } from '../../people/members/membership.entity.ts';
import { memberLeft } from '../../people/members/membership.signals.ts';
import { FeedScope } from './calendar.enums.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import type { CreateCalendarFeedInput, UpdateCalendarFeedInput } from './calendar-feed.inputs.ts';
import { TARGETS } from './calendar-feed.loaders.ts';
import { newFeedToken } from './feed-token.ts';

export const FEED = 'Calendar feed';

/** The maximum number of feeds that a member may have in an academy. */
const MOST_FEEDS = 20;

const NOBODY = 'You have no staff, student or parent record in this academy, so no sessions are yours.';

/** The URL path of feeds, appended to the base URL of the service. */
const FEEDS_PATH = '/api/v1/calendars/';

/** The id of a feed and its new address. No later response contains this address. */
interface WithUrl {
  readonly id: string;
  readonly url: string;
}

/**
 * Creates a feed for the caller. Throws FORBIDDEN if the caller is not a member. Throws BAD_USER_INPUT if the caller
 * already has {@link MOST_FEEDS} feeds.
 */
export function createCalendarFeed(
  ctx: RequestContext,
  { scope, targetId = null, name }: CreateCalendarFeedInput,
): Promise<WithUrl> {
  return ctx.session.write(async (em) => {
    const userId = ctx.principal?.userId ?? '';
    // with this lock, only one of two concurrent requests creates the last allowed feed
    const [member] = await lockWhere(em, Membership, { user: userId });
    if (!member) throw forbidden();
    const errors = await targetErrors(ctx, em, scope, targetId);
    if ((await em.count(CalendarFeed, { user: userId })) >= MOST_FEEDS) {
      errors.name = [`The number of calendar feeds is limited to ${MOST_FEEDS}.`];
    }
    refuseIfAny(errors);
    const { token, hash } = newFeedToken();
    const feed = new CalendarFeed();
    Object.assign(feed, { scope, targetId: targetId?.toLowerCase() ?? null, name, tokenHash: hash });
    feed.user = em.getReference(User, userId);
    em.persist(feed);
    return { id: feed.id, url: urlOf(ctx, token) };
  });
}

/** Renames a feed of the caller. Throws NOT_FOUND for a feed of another user. */
export function updateCalendarFeed(
  ctx: RequestContext,
  id: string,
  { name, expectedVersion }: UpdateCalendarFeedInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const feed = await ownFeed(ctx, em, id);
    assertVersion(feed, expectedVersion);
    assignGiven(feed, { name });
  });
}

/** Replaces the address of a feed. The former address stops working. */
export function rotateCalendarFeed(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<WithUrl> {
  return ctx.session.write(async (em) => {
    const feed = await ownFeed(ctx, em, id);
    assertVersion(feed, expectedVersion);
    const { token, hash } = newFeedToken();
    feed.tokenHash = hash;
    return { id: feed.id, url: urlOf(ctx, token) };
  });
}

/** Deletes a feed. Its address stops working. */
export function revokeCalendarFeed(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const feed = await ownFeed(ctx, em, id);
    assertVersion(feed, expectedVersion);
    em.remove(feed);
  });
}

/**
 * When a member leaves: deletes the member's feeds. Otherwise, the feeds would work again if the user became a member
 * again.
 */
export const removeFeeds = onSignal(memberLeft, async (_ctx: RequestContext, em, { userId }) => {
  for (const feed of await lockWhere(em, CalendarFeed, { user: userId })) em.remove(feed);
});

async function ownFeed(ctx: RequestContext, em: SqlEntityManager, id: string): Promise<CalendarFeed> {
  const own = { id: isUuid(id) ? id.toLowerCase() : '', user: ctx.principal?.userId ?? '' };
  const [feed] = own.id === '' ? [] : await lockWhere(em, CalendarFeed, own);
  if (!feed) throw notFound(FEED);
  return feed;
}

/**
 * Returns the errors in the scope and the target of a new feed. The target is the record whose sessions the feed shows.
 */
async function targetErrors(
  ctx: RequestContext,
  em: SqlEntityManager,
  scope: FeedScope,
  targetId: string | null,
): Promise<FieldErrors> {
  if (ctx.refused?.scope || ctx.refused?.targetId) return {};
  if (scope === FeedScope.MINE) {
    const { staffId, studentId, parentId } = requireAcademy(ctx).viewer;
    const isSomebody = staffId !== null || studentId !== null || parentId !== null;
    return {
      ...(!isSomebody && { scope: [NOBODY] }),
      ...(targetId !== null && { targetId: [messages.selected('targetId')] }),
    };
  }
  if (targetId === null) return { targetId: [messages.required('targetId')] };
  const visible = await visibleAmong(ctx, em, TARGETS[scope], [targetId.toLowerCase()]);
  return visible.size > 0 ? {} : { targetId: [messages.selected('targetId')] };
}

const urlOf = ({ origin }: RequestContext, token: string): string => `${origin}${FEEDS_PATH}${token}.ics`;
