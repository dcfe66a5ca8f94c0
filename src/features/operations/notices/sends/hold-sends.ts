import { lockRecords } from '../../../../platform/database/records.ts';
import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import type { AcademyJobRun } from '../../../../platform/jobs/job-kind.ts';
import { NoticeSendState } from '../notice-send.enums.ts';
import { isWaiting } from './needed-sends.ts';
import { NotificationSend } from './notice-send.entity.ts';
import { queueSends } from './send-jobs.ts';

/** Holds messages until quiet hours end: the ends, by message id. Skips messages that were suppressed in the meantime. */
export async function holdSends(
  { services, academyId, id: jobId }: AcademyJobRun,
  ends: ReadonlyMap<string, string>,
): Promise<void> {
  if (ends.size === 0) return;
  await tenantTransaction(services.database, academyId, async (em) => {
    const held = (await lockRecords(em, NotificationSend, ends.keys())).filter(isWaiting);
    for (const send of held) Object.assign(send, { state: NoticeSendState.HELD, dueAt: ends.get(send.id) });
    await em.flush();
    await queueSends(em, held, jobId);
  });
}
