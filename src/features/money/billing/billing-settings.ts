import type { SqlEntityManager } from '@mikro-orm/sql';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Academy } from '../../academy/academies/academy.entity.ts';
import type { AcademySettings } from '../../academy/academies/academy-settings.ts';

/** Reads the current settings of the academy from the database, as part of the transaction. */
export const settingsOf = async (ctx: RequestContext, em: SqlEntityManager): Promise<AcademySettings> =>
  (await em.findOneOrFail(Academy, { id: requireAcademy(ctx).id })).settings;
