import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { members, writingMembers } from '../../../platform/permissions/rules.ts';
import { onAbsenceNotices } from './causes/absence.ts';
import {
  certificateExpirySchedule,
  onExpiringCertificates,
  onRemindOfCertificates,
} from './causes/certificate-expiring.ts';
import './causes/certificate-issued.ts';
import './causes/low-attendance.ts';
import { onMaterialVisible, onNotifyOfMaterial } from './causes/material-published.ts';
import './causes/places.ts';
import './causes/results-published.ts';
import { onBatchRescheduled } from './causes/session-changed.ts';
import './causes/session-changed-words.ts';
import { onRemindOfSessions, onSessionReminders, sessionReminderSchedule } from './causes/session-reminder.ts';
import { noticeFollower, onNoticeFollow } from './core/follow-events.ts';
import { NoticeCursor } from './core/notice-cursor.entity.ts';
import { copyChoices, forgetErased, forgetLeft } from './preferences/keep-preferences.ts';
import { NoticePreference } from './preferences/notice-preference.entity.ts';
import { PreferenceResolver } from './preferences/preference.resolver.ts';

/**
 * The module of notices that are caused by events of other features. These features do not depend on notices. The
 * module also contains the recipients' choices of channels.
 */
export const noticesModule: FeatureModule = {
  entities: [NoticeCursor, NoticePreference],
  resolvers: [PreferenceResolver],
  permissions: {
    Query: { notificationPreferences: members },
    Mutation: { updateNotificationPreferences: writingMembers },
  },
  handlers: [forgetErased, forgetLeft, copyChoices],
  followers: [noticeFollower],
  jobs: [
    ...[onNoticeFollow, onAbsenceNotices, onBatchRescheduled, onSessionReminders, onRemindOfSessions],
    ...[onMaterialVisible, onNotifyOfMaterial, onExpiringCertificates, onRemindOfCertificates],
  ],
  schedules: [sessionReminderSchedule, certificateExpirySchedule],
};
