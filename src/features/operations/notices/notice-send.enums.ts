import { describeEnum } from '../../../platform/graphql/enums.ts';

/** The kind of record that identifies a recipient. */
export enum RecipientType {
  USER = 'user',
  PARENT = 'parent',
  STUDENT = 'student',
  STAFF = 'staff',
}
describeEnum(RecipientType, 'RecipientType', 'The kind of record that identifies the recipient of a notice.', {
  USER: 'A user who signs in.',
  PARENT: 'A parent who has no login; a parent with a login is a `USER`.',
  STUDENT: 'A student who has no login; a student with a login is a `USER`.',
  STAFF: 'A staff member who has no login; a staff member with a login is a `USER`.',
});

/** The database tables of parents, students and staff. */
export const PERSON_TABLES = { parent: 'parents', student: 'students', staff: 'staff' } as const;

export type PersonType = keyof typeof PERSON_TABLES;

export enum NoticeSendState {
  QUEUED = 'queued',
  HELD = 'held',
  SENT = 'sent',
  FAILED = 'failed',
  SUPPRESSED = 'suppressed',
}
describeEnum(NoticeSendState, 'NoticeSendState', 'The state of a message.', {
  QUEUED: 'The message is sent at its time: usually at once, or with the next daily digest.',
  HELD: 'The message waits for the end of the quiet hours.',
  SENT: 'The mail server or gateway accepted the message.',
  FAILED: 'The message could not be sent: the address refuses messages, or every attempt failed.',
  SUPPRESSED: 'The message was not sent, for the reason in `reason`.',
});

/** The reason why a message was not sent. */
export enum SuppressionReason {
  PAID = 'paid',
  VOIDED = 'voided',
  CORRECTED = 'corrected',
  UNLINKED = 'unlinked',
  LEFT = 'left',
  READ = 'read',
  WITHDRAWN = 'withdrawn',
  TOO_LATE = 'too_late',
  TURNED_OFF = 'turned_off',
  REFUSED = 'refused',
  NO_ADDRESS = 'no_address',
}
describeEnum(SuppressionReason, 'SuppressionReason', 'The reason why a message was not sent.', {
  PAID: 'The fees were paid.',
  VOIDED: 'The fees were voided.',
  CORRECTED: 'The cause no longer holds, for example because a mark was corrected.',
  UNLINKED: 'The parent is no longer linked to the student, or gets no notices about the student.',
  LEFT: "The recipient's membership or record is not active, or the enrollment has ended.",
  READ: 'The recipient has already read the notice in the app.',
  WITHDRAWN: 'The announcement, results or certificate was withdrawn, or the student has a newer certificate.',
  TOO_LATE: 'The message would have arrived too late to be useful.',
  TURNED_OFF: 'The recipient or the academy has turned the kind off.',
  REFUSED: 'The address refuses messages.',
  NO_ADDRESS: 'The recipient has no address for the channel.',
});

/** The way in which a recipient gets the messages of a kind: one by one, or all messages of a day in one mail. */
export enum NoticeDigest {
  NONE = 'none',
  DAILY = 'daily',
}
describeEnum(NoticeDigest, 'NoticeDigest', 'Whether messages are collected in one mail a day.', {
  NONE: 'Each message is sent separately.',
  DAILY: 'Messages are collected, and sent in one mail at 17:00.',
});
