import type { Sql } from '../../../../platform/loaders/read-model.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import { belongsTo, hasChildren } from './places.loaders.ts';

/**
 * Returns null if a recipient still belongs to one of the enrollments in `places`. Otherwise returns the reason:
 * `UNLINKED` if the parent no longer gets notices about any student, or `LEFT` if the enrollments are over.
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
