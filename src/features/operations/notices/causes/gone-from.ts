import type { Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { belongsTo, hasChildren } from './places.loaders.ts';

/**
 * Returns the reason why a recipient no longer belongs to the given enrollments; null if the recipient still belongs to
 * at least one of them. If all enrollments are over, no recipient belongs to them. A parent belongs to the enrollments
 * only while getting notices about at least one of the students.
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
