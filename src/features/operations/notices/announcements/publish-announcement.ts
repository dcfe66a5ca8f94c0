import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion } from '../../../../platform/database/records.ts';
import { AppError, invalidField } from '../../../../platform/errors/app-error.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind } from '../../../../platform/jobs/job-kind.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { isGiven, noticeRun } from '../core/notice-run.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { onlyUser } from '../core/recipient.types.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import type { Announcement } from './announcement.entity.ts';
import { AnnouncementState } from './announcement.enums.ts';
import { writableAnnouncement } from './audience.ts';
import { takeBack } from './take-back.sql.ts';

const { DRAFT, SCHEDULED, PUBLISHED, WITHDRAWN } = AnnouncementState;

/**
 * The job that publishes a scheduled announcement and notifies its audience. If the announcement has got another time,
 * the job for the former time does nothing.
 */
export const announce = jobKind<Announced>('notices.announce');

interface Announced {
  readonly announcementId: string;
  /**
   * The id of the teacher or department head who scheduled the announcement; undefined if an admin did. The
   * announcement is published only if this person may still address its audience.
   */
  readonly scheduledBy?: string;
}

/** Enqueues the job that publishes an announcement at the time in its field `publishAt`. */
export async function schedule(ctx: RequestContext, em: SqlEntityManager, { id, publishAt }: Announcement) {
  const { viewer } = requireAcademy(ctx);
  const scheduledBy = isOffice(viewer) ? {} : { scheduledBy: viewer.userId };
  await enqueue(em, announce, { announcementId: id, ...scheduledBy }, { runAt: publishAt ?? now() });
}

/**
 * Publishes a draft at once or, if its `publishAt` is in the future, schedules it for that time. Throws CONFLICT if the
 * announcement is not a draft, or if the academy has turned announcements off. Throws BAD_USER_INPUT if the draft has
 * expired.
 */
export function publishAnnouncement(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const announcement = await writableAnnouncement(ctx, em, id);
    assertVersion(announcement, expectedVersion);
    if (announcement.state !== DRAFT) throw new AppError('CONFLICT', 'Only a draft can be published.');
    assertGiven(await noticeRun(ctx, em, ctx.session.academyId));
    const at = now();
    if (announcement.expiresAt !== null && announcement.expiresAt <= at) {
      throw invalidField('expiresAt', messages.dateAfter('expiresAt', 'now'));
    }
    const isLater = announcement.publishAt !== null && announcement.publishAt > at;
    announcement.state = isLater ? SCHEDULED : PUBLISHED;
    announcement.publishAt = isLater ? announcement.publishAt : at;
    await schedule(ctx, em, announcement);
  });
}

/**
 * Withdraws a scheduled or published announcement. Deletes its unread inbox entries, and suppresses its messages that
 * are not sent yet. Throws CONFLICT for a draft.
 */
export function withdrawAnnouncement(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const announcement = await writableAnnouncement(ctx, em, id);
    assertVersion(announcement, expectedVersion);
    if (announcement.state !== SCHEDULED && announcement.state !== PUBLISHED) {
      throw new AppError('CONFLICT', 'Only a scheduled or published announcement can be withdrawn.');
    }
    announcement.state = WITHDRAWN;
    await em.flush();
    await takeBack(em, announcement.id, SuppressionReason.WITHDRAWN);
  });
}

/** Sends an announcement as a test, only to the caller, by the channels that the caller has chosen. */
export function testAnnouncement(ctx: RequestContext, id: string): Promise<void> {
  return ctx.session.write(async (em) => {
    const announcement = await writableAnnouncement(ctx, em, id);
    const run = assertGiven(await noticeRun(ctx, em, ctx.session.academyId));
    const { userId, staffId } = requireAcademy(ctx).viewer;
    const person = staffId === null ? null : ({ type: 'staff', id: staffId } as const);
    const caller = { ...onlyUser(userId), person };
    const dedupeKey = `announcement ${announcement.id} test ${run.at}`;
    const test = { ...noticeOf(announcement), dedupeKey, params: { isTest: true } };
    await notify(run, NoticeKind.ANNOUNCEMENT, [{ ...test, recipients: [caller], sentInQuietHours: {} }]);
  });
}

function assertGiven(run: NoticeRun | null): NoticeRun {
  if (!run || !isGiven(run, NoticeKind.ANNOUNCEMENT)) {
    throw new AppError('CONFLICT', 'The academy has turned announcements off in its settings.');
  }
  return run;
}

/** Returns the notice for an announcement, without its recipients. */
export const noticeOf = ({ id, urgent }: Announcement) => ({
  dedupeKey: `announcement ${id}`,
  resource: { type: 'announcement', id },
  params: {},
  isUrgent: urgent,
});
