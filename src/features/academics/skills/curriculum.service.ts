import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockWhere } from '../../../platform/database/records.ts';
import type { SoftDeletedTenantRecord } from '../../../platform/database/tenant-record.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { now } from '../../../platform/time/now.ts';
import { CurriculumStatus } from './curriculum.enums.ts';
import { curriculumDeleting } from './curriculum.signals.ts';
import type { Level } from './level.entity.ts';
import { Skill } from './skill.entity.ts';

/** A record that can be archived: a track, a level or a skill. */
type Part = SoftDeletedTenantRecord & { status: CurriculumStatus };

/**
 * Deletes a locked track, level or skill (`part`), and also the levels in `levels` with their skills. If other records
 * refer to any of these, deletes nothing, and archives only `part`. Returns a sentence that describes the result.
 */
export async function deletePart(
  ctx: RequestContext,
  em: SqlEntityManager,
  { part, noun, levels }: { readonly part: Part; readonly noun: string; readonly levels: readonly Level[] },
): Promise<string> {
  const levelIds = levels.map(({ id }) => id);
  const skills =
    part instanceof Skill
      ? [part]
      : levelIds.length > 0
        ? await lockWhere(em, Skill, { levelId: { $in: levelIds } })
        : [];
  const deleted = { levelIds, skillIds: skills.map(({ id }) => id) };
  if ((await ctx.signals.ask(ctx, em, curriculumDeleting, deleted)).includes(true)) {
    part.status = CurriculumStatus.ARCHIVED;
    return `${noun} archived: it is in use.`;
  }
  for (const each of new Set<Part>([part, ...levels, ...skills])) each.deletedAt = now();
  return `${noun} deleted.`;
}

/** Returns the position for a new record that comes after `last`: at most 10,000. */
export const nextPosition = (last: { readonly position: number } | undefined): number =>
  Math.min((last?.position ?? 0) + 1, 10_000);
