import { createHash } from 'node:crypto';
import type { Request, RequestHandler } from 'express';
import { annotateRequest } from '../src/platform/http/request-report.ts';
import { sendText } from '../src/platform/http/send-text.ts';
import { isKnown } from './entity-tag.ts';
import { wrongMethod } from './laravel.ts';

/** Where a feed is, as logs and metrics call it. */
export const CALENDAR_ROUTE = '/api/v1/calendars/:token.ics';

/** A calendar to be sent. */
interface Calendar {
  readonly text: string;
  note(): Promise<void>;
}

/**
 * Answers the calendars of feeds, to whoever has their address. `fetch` finds one by its token, the empty one where the
 * path is none's, and throws where there is none.
 */
export function calendarHandler(fetch: (token: string, req: Request) => Promise<Calendar>): RequestHandler {
  return async (req, res) => {
    annotateRequest(req.report, { route: CALENDAR_ROUTE, operation: 'calendar', keptOperation: 'calendar' });
    // of one person, and not to be found by searching
    res.set({ 'Cache-Control': 'private, no-cache', 'X-Robots-Tag': 'noindex' });
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      const allowed = 'GET, HEAD';
      res.set('Allow', allowed);
      if (req.method !== 'OPTIONS') throw wrongMethod(req.method, CALENDAR_ROUTE, allowed);
      res.status(204).end();
      return;
    }
    const [, token = ''] = /^\/([^/]+)\.ics$/i.exec(req.path) ?? [];
    const { text, note } = await fetch(token, req);
    const tag = `"${createHash('sha256').update(text).digest('base64url')}"`;
    res.set('ETag', tag);
    if (isKnown(req.get('if-none-match'), tag)) res.status(304).end();
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
