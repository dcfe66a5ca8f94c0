import type { SqlEntityManager } from '@mikro-orm/sql';
import { blankAudit } from '../../platform/audit/blank-audit.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import type { User } from '../auth/user.entity.ts';
import { CalendarFeed } from './calendar-feed.entity.ts';
import { feedsMadeBy } from './calendar-owner.loaders.ts';

/** Takes what users called their feeds out of the audit trail. The feeds go with their membership. The transaction is the owner's. */
export async function eraseFeedNames(ctx: RequestContext, em: SqlEntityManager, users: readonly User[]): Promise<void> {
  const { engine } = ctx.database;
  const made = await feedsMadeBy(
    em,
    engine,
    users.map(({ id }) => id),
  );
  await blankAudit(em, engine, { entity: CalendarFeed, ids: made }, { only: ['name'] });
}
