import type { NoticeRun } from '../core/notice-run.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { belongsTo, hasChildren } from './places.loaders.ts';

/**
 * Returns the reason why a recipient no longer belongs to classes: the parent gets no notices about any student any more,
 * or the enrollments are over. Null if the recipient belongs to one of them.
 */
export async function goneFrom(
  run: NoticeRun,
  send: Pick<NotificationSend, 'personType' | 'personId'>,
  batchIds: readonly string[],
): Promise<SuppressionReason | null> {
  if (await belongsTo(run, send, batchIds)) return null;
  if (send.personType === 'parent' && !(await hasChildren(run, send.personId))) return SuppressionReason.UNLINKED;
  return SuppressionReason.LEFT;
}
