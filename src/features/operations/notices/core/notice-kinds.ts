import type { Viewer } from '../../../../platform/permissions/roles.ts';
import type { NoticeKind, SettableKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeDigest, RecipientType, SuppressionReason } from '../notice-send.enums.ts';
import type { NotificationSend } from '../sends/notice-send.entity.ts';
import type { NoticeReading, NoticeRun } from './notice-run.types.ts';

/**
 * The stored content of a notice: its kind, its recipient, and ids and amounts. Names are read when the notice is shown
 * or sent.
 */
export interface NoticeFacts {
  readonly kind: NoticeKind;
  readonly params: Readonly<Record<string, unknown>>;
  readonly resourceType: string;
  readonly resourceId: string;
  readonly recipientType: RecipientType;
  readonly recipientId: string;
  /** The user to whom an inbox entry is shown. Messages have no viewer. */
  readonly viewer?: Viewer | undefined;
}

/** The values of placeholders, by name. */
export type Placeholders = Readonly<Record<string, string>>;

/** The built-in English texts of a kind of notice. They contain placeholders such as `{{student_name}}`. */
export interface NoticeTexts {
  readonly subject: string;
  /** The text of a mail or inbox entry: paragraphs, separated by empty lines. */
  readonly body: string;
  /** The text of a text message, at most 480 characters long. */
  readonly sms: string;
}

/** The declaration of a kind of notice. */
export interface NoticeDeclaration {
  readonly kind: SettableKind;
  /** True if messages of this kind are sent even in quiet hours. */
  readonly isSentInQuietHours?: true;
  /** True if recipients may choose to get messages of the kind in a daily digest. */
  readonly mayBeInDigest: boolean;
  /** The digest setting of staff members who have not chosen one. */
  readonly digestOfStaff?: NoticeDigest;
  /** True for bills and reminders of bills. The payer gets them even if the payer is no longer active. */
  readonly isBill?: true;
  /**
   * The descriptions of the placeholders that only this kind has, by name. All kinds also have `academy_name`,
   * `recipient_name` and `link`.
   */
  readonly placeholders: Readonly<Record<string, string>>;
  readonly texts: NoticeTexts;
  /**
   * The names of the placeholders whose values are CommonMark texts that staff write. Values of other placeholders are
   * escaped.
   */
  readonly commonMark?: readonly string[];
  /** Returns the values of the placeholders for each of the given notices, in the order of the notices. */
  valuesOf(reading: NoticeReading, facts: readonly NoticeFacts[], locale: string): Promise<readonly Placeholders[]>;
  /**
   * Returns the reason why a message that is about to be sent is no longer needed; null if the message is still needed.
   */
  obsolete?(run: NoticeRun, send: NotificationSend): Promise<SuppressionReason | null>;
}

const declared = new Map<NoticeKind, NoticeDeclaration>();

/** Declares a kind of notice. The feature that causes these notices calls this function once. */
export function noticeKind(declaration: NoticeDeclaration): NoticeDeclaration {
  if (declared.has(declaration.kind)) throw new Error(`The notice ${declaration.kind} is declared twice.`);
  declared.set(declaration.kind, declaration);
  return declaration;
}

/** Returns the declaration of a kind; undefined if no feature has declared the kind. */
export const declarationOf = (kind: NoticeKind): NoticeDeclaration | undefined => declared.get(kind);

/** Returns all declared kinds, in the order of their names. */
export const declaredKinds = (): readonly NoticeDeclaration[] =>
  [...declared.values()].sort((a, b) => (a.kind < b.kind ? -1 : 1));
