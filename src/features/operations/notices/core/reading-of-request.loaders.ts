import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { wallClock } from '../../../../platform/time/wall-clock.ts';
import { academyOfRequest } from '../../../academy/academies/academy.loaders.ts';
import type { NoticeReading } from './notice-run.types.ts';

/**
 * Returns the data that is needed to write the texts of notices in a request. The function `read` in the result uses
 * the request's read transaction.
 */
export async function readingOf(ctx: RequestContext): Promise<NoticeReading> {
  const { session, config, mailer, database } = ctx;
  const academy = await academyOfRequest(ctx);
  return {
    academy,
    clock: wallClock(academy.settings.timezone),
    services: { config, mailer },
    engine: database.engine,
    at: now(),
    read: (statement) => session.query(statement),
  };
}
