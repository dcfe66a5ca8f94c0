import type { SqlEntityManager } from '@mikro-orm/sql';
import { blankAudit } from '../../../platform/audit/blank-audit.ts';
import { lockWhere } from '../../../platform/database/records.ts';
import { ERASED } from '../../../platform/privacy/erased-values.ts';
import { personErased } from '../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import type { User } from '../../identity/auth/user.entity.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { feedsMadeAbout, feedsMadeBy } from './calendar-owner.loaders.ts';

/**
 * Removes the names of the users' feeds from the audit log. The feeds themselves were deleted when the memberships of
 * the users ended. Must run in a transaction of the database owner.
 */
export async function eraseFeedNames(ctx: RequestContext, em: SqlEntityManager, users: readonly User[]): Promise<void> {
  const { engine } = ctx.database;
  const made = await feedsMadeBy(
    em,
    engine,
    users.map(({ id }) => id),
  );
  await blankAudit(em, engine, { entity: CalendarFeed, ids: made }, { only: ['name'] });
}

/**
 * When a person is erased: replaces the names of feeds that show this person's sessions, because they may contain the
 * person's name. Also removes these names from the audit log.
 */
export const eraseFeedsAbout = onSignal(personErased, async (ctx: RequestContext, em, { id }) => {
  const { engine } = ctx.database;
  const about = await lockWhere(em, CalendarFeed, { targetId: id });
  for (const feed of about) feed.name = ERASED;
  await em.flush();
  const ids = new Set([...about.map((feed) => feed.id), ...(await feedsMadeAbout(em, id))]);
  await blankAudit(em, engine, { entity: CalendarFeed, ids: [...ids] }, { only: ['name'] });
});
