import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { requireValue } from '../../../../platform/errors/require-value.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { wallClock } from '../../../../platform/time/wall-clock.ts';
import { type AcademySettings, settingsBefore } from '../../../academy/academies/academy-settings.ts';
import type { NoticeReading } from './notice-run.ts';

/** Returns the reading of a request, which shares the request's read transaction. */
export async function readingOf({ session, config, mailer, database }: RequestContext): Promise<NoticeReading> {
  const id = session.academyId;
  const rows = await session.query(
    sql<{ name: string; settings: unknown }>`select a.name, a.settings from academies a where a.id = ${id}`,
  );
  const { name, settings } = requireValue(rows[0]);
  const known = { ...settingsBefore(), ...fromJsonColumn<AcademySettings>(settings) };
  return {
    academy: { id, name, settings: known },
    clock: wallClock(known.timezone),
    services: { config, mailer },
    engine: database.engine,
    at: now(),
    read: (statement) => session.query(statement),
  };
}
