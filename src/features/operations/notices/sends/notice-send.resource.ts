import { acts, readsList, readsOne } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { eraseMessages } from './erase-messages.ts';
import { NotificationSendListArgs, ResendNotificationArgs } from './notice-send.inputs.ts';
import { noticeSendReads } from './notice-send.loaders.ts';
import { NoticeSubject } from './notice-subject.entity.ts';
import { suppressLate } from './reopened-academy.ts';
import { resendNotification } from './resend-notification.ts';
import { onNoticeDigest } from './send-digest.ts';
import { onNoticeSend } from './send-notice.ts';
import { noticeSweepSchedule, sweepNotices } from './sweep-notices.ts';

const mayRead = scoped('notices:read', roles('academy_admin', 'administrator'));

export const noticeSends = resource({
  noun: 'notification send',
  reads: noticeSendReads,
  list: NotificationSendListArgs,
  operations: {
    notificationSend: readsOne({
      may: mayRead,
      description: 'Returns a message by id, or null if there is none. Only for academy admins and administrators.',
    }),
    notificationSends: readsList({
      may: mayRead,
      description:
        'The messages of the academy by e-mail, text message and push notification, with their states. Only for ' +
        'academy admins and administrators.',
    }),
    resendNotification: acts(ResendNotificationArgs, resendNotification, {
      may: scoped('notices:write', writers('academy_admin', 'administrator')),
      version: false,
      description:
        'Sends a message again at once, even if the recipient has read the notice or its cause is gone. CONFLICT for a ' +
        'message that still waits.',
    }),
  },
  entities: [NoticeSubject],
  handlers: [eraseMessages, suppressLate],
  jobs: [onNoticeSend, onNoticeDigest, sweepNotices],
  schedules: [noticeSweepSchedule],
});
