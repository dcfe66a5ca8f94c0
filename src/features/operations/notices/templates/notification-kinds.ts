import { NOTICE_KINDS } from '../../../academy/academies/notice.enums.ts';
import { declaredKinds, type NoticeDeclaration } from '../core/notice-kinds.ts';
import type { NoticePlaceholder, NotificationKind } from './template.inputs.ts';

/** The descriptions of the placeholders that every kind of notice has, by name. */
const COMMON: Readonly<Record<string, string>> = {
  academy_name: 'The name of the academy.',
  recipient_name: 'The name of the recipient.',
  link: 'The address of the front end.',
};

/** Returns the placeholders of a kind with their descriptions. */
export const placeholdersOf = ({ placeholders }: Pick<NoticeDeclaration, 'placeholders'>): NoticePlaceholder[] =>
  Object.entries({ ...placeholders, ...COMMON }).map(([name, description]) => ({ name, description }));

/** Returns the kinds of notices, with their placeholders and built-in texts. */
export const notificationKinds = (): NotificationKind[] =>
  declaredKinds().map((declaration) => {
    const { kind, mayBeInDigest, texts } = declaration;
    const description = NOTICE_KINDS[kind.toUpperCase() as keyof typeof NOTICE_KINDS];
    return { kind, description, mayBeInDigest, placeholders: placeholdersOf(declaration), ...texts };
  });
