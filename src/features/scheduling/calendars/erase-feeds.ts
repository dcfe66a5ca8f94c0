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
 * Removes the names of users' feeds from the audit log. The feeds themselves are deleted when the membership ends. Runs
 * in the database owner's transaction.
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

/** Removes an erased person's name from other users' feeds about the person, and from the audit log. */
export const eraseFeedsAbout = onSignal(personErased, async (ctx: RequestContext, em, { id }) => {
  const { engine } = ctx.database;
  const about = await lockWhere(em, CalendarFeed, { targetId: id });
  for (const feed of about) feed.name = ERASED;
  await em.flush();
  const ids = new Set([...about.map((feed) => feed.id), ...(await feedsMadeAbout(em, id))]);
  await blankAudit(em, engine, { entity: CalendarFeed, ids: [...ids] }, { only: ['name'] });
});
