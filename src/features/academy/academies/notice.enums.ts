import { describeEnum } from '../../../platform/graphql/enums.ts';

/** The kinds of notices. The last three are mails about user accounts, which an academy cannot turn off. */
export enum NoticeKind {
  ABSENCE = 'absence',
  LOW_ATTENDANCE = 'low_attendance',
  SESSION_REMINDER = 'session_reminder',
  SESSION_CHANGED = 'session_changed',
  WAITLIST_PROMOTED = 'waitlist_promoted',
  ENROLLMENT_DECIDED = 'enrollment_decided',
  FEE_ISSUED = 'fee_issued',
  FEE_REMINDER = 'fee_reminder',
  PAYMENT_RECEIVED = 'payment_received',
  BILLING_HELD = 'billing_held',
  ANNOUNCEMENT = 'announcement',
  RESULTS_PUBLISHED = 'results_published',
  CERTIFICATE_ISSUED = 'certificate_issued',
  CERTIFICATE_EXPIRING = 'certificate_expiring',
  MATERIAL_PUBLISHED = 'material_published',
  INVITATION = 'invitation',
  RESET = 'reset',
  SECURITY = 'security',
}

/** The descriptions of the kinds of notices in the schema. */
export const NOTICE_KINDS: Record<keyof typeof NoticeKind, string> = {
  ABSENCE: 'A student was marked absent.',
  LOW_ATTENDANCE: "A student's attendance rate fell below the academy's threshold.",
  SESSION_REMINDER: 'A session takes place tomorrow.',
  SESSION_CHANGED: 'A future session was cancelled, restored or rescheduled, or got a substitute.',
  WAITLIST_PROMOTED: 'A student got a place from the waitlist.',
  ENROLLMENT_DECIDED: 'The request of a family for a place was approved or refused.',
  FEE_ISSUED: 'Fees were billed.',
  FEE_REMINDER: 'An unpaid fee is due soon, or overdue.',
  PAYMENT_RECEIVED: 'A payment was recorded.',
  BILLING_HELD: 'A billing run waits for its release by the office.',
  ANNOUNCEMENT: 'The academy published an announcement.',
  RESULTS_PUBLISHED: 'Results were published.',
  CERTIFICATE_ISSUED: 'A certificate was issued.',
  CERTIFICATE_EXPIRING: 'A certificate expires soon.',
  MATERIAL_PUBLISHED: 'Learning materials were published.',
  INVITATION: 'A user is invited to the academy.',
  RESET: 'A user requested a new password.',
  SECURITY: 'The login of a user was changed.',
};
describeEnum(NoticeKind, 'NoticeKind', 'The kind of a notice: its cause.', NOTICE_KINDS);

/** The kinds that an academy can turn off, and for which it can choose channels. */
export type SettableKind = Exclude<NoticeKind, NoticeKind.INVITATION | NoticeKind.RESET | NoticeKind.SECURITY>;

const ABOUT_ACCOUNTS: readonly NoticeKind[] = [NoticeKind.INVITATION, NoticeKind.RESET, NoticeKind.SECURITY];

/** Returns true if an academy can turn off this kind. */
export const isSettable = (kind: NoticeKind): kind is SettableKind => !ABOUT_ACCOUNTS.includes(kind);

export const SETTABLE_KINDS: readonly SettableKind[] = Object.values(NoticeKind).filter(isSettable);

/** The kinds of bills and of reminders of bills. */
export const BILLS: readonly NoticeKind[] = [NoticeKind.FEE_ISSUED, NoticeKind.FEE_REMINDER];

/** The ways in which messages are sent. */
export enum NoticeChannel {
  EMAIL = 'email',
  SMS = 'sms',
  PUSH = 'push',
}
describeEnum(NoticeChannel, 'NoticeChannel', 'A way in which a notice is sent.', {
  EMAIL: 'By e-mail.',
  SMS: 'By text message.',
  PUSH: "By push notification to the user's devices.",
});

export enum NoticeSwitch {
  ON = 'on',
  OFF = 'off',
}
describeEnum(NoticeSwitch, 'NoticeSwitch', 'Whether an academy sends notices of a kind.', {
  ON: 'Recipients get notices of the kind.',
  OFF: 'The academy sends no notices of the kind: neither inbox entries nor messages.',
});
