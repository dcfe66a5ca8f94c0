import type { Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { belongsTo, hasChildren } from './places.loaders.ts';

/**
 * Returns the reason why a recipient no longer belongs to the given enrollments; null if the recipient still belongs to
 * at least one of them. The reason is `UNLINKED` for a parent who no longer gets notices about any student, and `LEFT`
 * in all other cases.
 */
export async function goneFrom(
  run: NoticeRun,
  send: Pick<NotificationSend, 'personType' | 'personId'>,
  places: Sql,
): Promise<SuppressionReason | null> {
  if (await belongsTo(run, send, places)) return null;
  if (send.personType === 'parent' && !(await hasChildren(run, send.personId))) return SuppressionReason.UNLINKED;
  return SuppressionReason.LEFT;
}
