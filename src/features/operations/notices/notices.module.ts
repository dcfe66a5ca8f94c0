import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import { Announcement } from './announcements/announcement.entity.ts';
import { onAbsenceNotices } from './causes/absence.ts';
import { noticeFollower, onNoticeFollow } from './core/follow-events.ts';
import { NoticeCursor } from './core/notice-cursor.entity.ts';
import { Notification } from './inbox/notification.entity.ts';
import { NoticePreference } from './preferences/notice-preference.entity.ts';
import { NotificationSend } from './sends/notice-send.entity.ts';
import { NoticeSubject } from './sends/notice-subject.entity.ts';
import { onNoticeSend } from './sends/send-notice.ts';
import { NotificationTemplate } from './templates/notification-template.entity.ts';

export const noticesModule: FeatureModule = {
  entities: [
    ...[Notification, NotificationSend, NoticeSubject, NoticeCursor],
    ...[NoticePreference, Announcement, NotificationTemplate],
  ],
  followers: [noticeFollower],
  jobs: [onNoticeFollow, onNoticeSend, onAbsenceNotices],
};
