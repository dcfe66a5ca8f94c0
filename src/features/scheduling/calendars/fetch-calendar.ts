import { notFound } from '../../../platform/errors/app-error.ts';
import { annotateRequest, type RequestReport } from '../../../platform/http/request-report.ts';
import { createContext } from '../../../platform/tenancy/context.ts';
import type { Services } from '../../../platform/tenancy/request-context.ts';
import { addDays } from '../../../platform/time/days.ts';
import { wallClock } from '../../../platform/time/wall-clock.ts';
import { findFeed, noteFetch, type OwnedFeed } from './calendar-owner.loaders.ts';
import { readFeedContent } from './feed-content.loaders.ts';
import { hashOfSent } from './feed-token.ts';
import { calendarText } from './icalendar.ts';

/** A feed begins `PAST_DAYS` days before today, and ends `COMING_DAYS` days after today. */
const PAST_DAYS = 30;
const COMING_DAYS = 180;

export interface Fetch {
  readonly requestId: string;
  readonly ip: string;
  readonly report?: RequestReport;
}

/** The text of a calendar for a response. */
export interface Calendar {
  readonly text: string;
  /** Records that the calendar was fetched. Call this function after the response has been sent. */
  note(): Promise<void>;
}

/**
 * Returns the calendar for a token, with the sessions that the owner can see now. Throws NOT_FOUND for every invalid
 * token, and counts the failure as an unauthenticated request from the IP address. Throws `RateLimitedError` after too
 * many requests for one feed.
 */
export async function fetchCalendar(services: Services, token: string, fetch: Fetch): Promise<Calendar> {
  const { database, limits } = services;
  const hash = hashOfSent(token);
  const feed = hash === null ? null : await findFeed(database, hash);
  if (!feed) {
    await limits.request({ userId: null, ip: fetch.ip });
    throw notFound('Calendar');
  }
  annotateRequest(fetch.report, { userId: feed.principal.userId, academyId: feed.academy.id });
  await limits.calendar(feed.id);
  return { text: await textOf(services, feed, fetch), note: () => noteFetch(database, feed) };
}

async function textOf(services: Services, feed: OwnedFeed, fetch: Fetch): Promise<string> {
  const { principal, academy, name } = feed;
  const ctx = createContext(services, { ...fetch, principal, academy });
  try {
    const today = ctx.readContext?.today ?? '';
    const days = { from: addDays(today, -PAST_DAYS), to: addDays(today, COMING_DAYS) };
    const content = await readFeedContent(ctx, feed, days);
    return await calendarText({ ...content, name, academyId: academy.id, clock: wallClock(academy.timezone) });
  } finally {
    await ctx.end();
  }
}
