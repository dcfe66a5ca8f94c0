import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import { sendNotModified, sendText } from '../src/platform/http/send-text.ts';
import { isKnown } from './entity-tag.ts';
import { refuseOtherMethods } from './refuse-other-methods.ts';

/** The path of a calendar feed in logs and metrics. */
export const CALENDAR_ROUTE = '/api/v1/calendars/:token.ics';

/** A calendar that is ready to be sent. */
interface Calendar {
  readonly text: string;
  note(): Promise<void>;
}

/**
 * Serves the calendars of feeds to any client that knows the address. `fetch` finds a calendar by its token, and throws
 * if there is none. If the path is not that of a calendar, `fetch` gets an empty token.
 */
export function calendarHandler(fetch: (token: string, req: Request) => Promise<Calendar>): RequestHandler {
  return async (req, res) => {
    annotateRequest(req.report, { route: CALENDAR_ROUTE, operation: 'calendar', keptOperation: 'calendar' });
    // a feed is personal, and search engines must not index it
    res.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (refuseOtherMethods(req, res, CALENDAR_ROUTE)) return;
    const [, token = ''] = /^\/([^/]+)\.ics$/i.exec(req.path) ?? [];
    const { text, note } = await fetch(token, req);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    res.set('ETag', tag);
    if (isKnown(req.get('if-none-match'), tag)) sendNotModified(res);
    else {
      res.set({
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': 'inline; filename="calendar.ics"',
      });
      sendText(res, text);
    }
    await note();
  };
}
