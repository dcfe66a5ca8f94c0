import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { findRecord } from '../../../../platform/database/records.ts';
import { enqueue } from '../../../../platform/jobs/enqueue.ts';
import { jobKind, onJob } from '../../../../platform/jobs/job-kind.ts';
import { roleOf } from '../../../../platform/permissions/roles.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { Membership } from '../../../people/members/membership.entity.ts';
import { noticeRun } from '../core/notice-run.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import { notify } from '../core/notify.ts';
import { eachOnce, onlyUser, type Recipient } from '../core/recipient.types.ts';
import { parentsOf, staffById, studentsById } from '../core/recipients.sql.ts';
import { SuppressionReason } from '../notice-send.enums.ts';
import { Announcement } from './announcement.entity.ts';
import { AnnouncementState } from './announcement.enums.ts';
import { mayAddress } from './audience.ts';
import { type AudiencePeople, peopleOf } from './audience-people.loaders.ts';
import { announce, noticeOf } from './publish-announcement.ts';
import { takeBack } from './take-back.sql.ts';

/** The job that removes the unread inbox entries of an announcement that has expired. */
const expire = jobKind<{ announcementId: string }>('notices.expire-announcement');

/** The maximum number of people whose notices are written in one transaction. */
const AT_ONCE = 500;

/** The job that writes the notices for some people in the audience of an announcement. */
const announceTo = jobKind<{ announcementId: string; people: AudiencePeople }>('notices.announce-to');

/**
 * Publishes a scheduled announcement that is due, and enqueues jobs that notify its audience. If a teacher or
 * department head scheduled the announcement and may no longer address its audience, withdraws the announcement
 * instead.
 */
export const onAnnounce = onJob(announce, (job, { announcementId, scheduledBy }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    const announcement = await findRecord(em, Announcement, announcementId, { lock: true });
    if (!run || !announcement || !isDue(announcement, run.at)) return;
    if (announcement.state === AnnouncementState.SCHEDULED && !(await isStillAllowed(em, announcement, scheduledBy))) {
      announcement.state = AnnouncementState.WITHDRAWN;
      return;
    }
    announcement.state = AnnouncementState.PUBLISHED;
    const { expiresAt } = announcement;
    if (expiresAt !== null) await enqueue(em, expire, { announcementId }, { runAt: expiresAt });
    for (const people of partsOf(await peopleOf(run, announcement.audience))) {
      await enqueue(em, announceTo, { announcementId, people });
    }
  }),
);

const isDue = ({ state, publishAt }: Announcement, at: string): boolean =>
  (state === AnnouncementState.SCHEDULED || state === AnnouncementState.PUBLISHED) &&
  publishAt !== null &&
  publishAt <= at;

/**
 * Returns true if the announcement may still be published. `scheduledBy` is the id of the teacher or department head
 * who scheduled it, and undefined if an admin did. An announcement that an admin scheduled may always be published,
 * even if this admin has left.
 */
async function isStillAllowed(
  em: SqlEntityManager,
  { audience }: Announcement,
  scheduledBy: string | undefined,
): Promise<boolean> {
  if (scheduledBy === undefined) return true;
  const member = await em.findOne(Membership, { user: scheduledBy });
  const role = member && roleOf({ ...member, isSuperAdmin: false });
  return role !== null && mayAddress(em, { role, staffId: member?.staff?.id ?? null }, audience);
}

function partsOf({ studentIds, staffIds, userIds, ...rest }: AudiencePeople): AudiencePeople[] {
  const none = { ...rest, studentIds: [], staffIds: [], userIds: [] };
  return [
    ...[...chunksOf(studentIds, AT_ONCE)].map((some) => ({ ...none, studentIds: some })),
    ...[...chunksOf(staffIds, AT_ONCE)].map((some) => ({ ...none, staffIds: some })),
    ...[...chunksOf(userIds, AT_ONCE)].map((some) => ({ ...none, userIds: some })),
  ];
}

export const onAnnounceTo = onJob(announceTo, (job, { announcementId, people }) =>
  job.finish(async (em) => {
    const run = await noticeRun(job.services, em, job.academyId);
    const announcement = await findRecord(em, Announcement, announcementId, { lock: 'shared' });
    if (!run || announcement?.state !== AnnouncementState.PUBLISHED) return;
    if (announcement.expiresAt !== null && announcement.expiresAt <= run.at) return;
    const recipients = await recipientsOf(run, people);
    await notify(run, NoticeKind.ANNOUNCEMENT, [{ ...noticeOf(announcement), recipients }]);
  }),
);

export const onExpire = onJob(expire, (job, { announcementId }) =>
  job.finish((em) => takeBack(em, announcementId, SuppressionReason.TOO_LATE)),
);

/** Returns the people of an audience as recipients. A person who is listed several times is returned once. */
export async function recipientsOf(reading: NoticeReading, people: AudiencePeople): Promise<Recipient[]> {
  const { studentIds, isForStudents, isForParents, staffIds, userIds } = people;
  const found = [
    ...(isForParents ? [await parentsOf(reading, studentIds)] : []),
    ...(isForStudents ? [await studentsById(reading, studentIds)] : []),
    await staffById(reading, staffIds),
  ].flatMap((each) => [...each.values()].flat());
  return eachOnce([...found, ...userIds.map(onlyUser)]);
}
