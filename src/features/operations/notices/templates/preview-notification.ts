import { invalidField } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { NoticeChannel, type NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { wordsWith } from '../sends/notice-words.ts';
import { placeholdersOf } from './notification-kinds.ts';
import type { NotificationPreview } from './template.inputs.ts';
import { textsOfKind } from './texts-of-kind.loaders.ts';

/**
 * Returns a sample notice of a kind in a language. Each placeholder is replaced with its name in brackets. If `locale`
 * is missing, uses the academy's language. Throws BAD_USER_INPUT for a kind that no feature has declared.
 */
export async function previewNotification(
  ctx: RequestContext,
  kind: NoticeKind,
  locale: string | null | undefined,
): Promise<NotificationPreview> {
  const declaration = declarationOf(kind);
  if (!declaration) throw invalidField('kind', messages.selected('kind'));
  const reading = await readingOf(ctx);
  const names = placeholdersOf(declaration).map(({ name }) => [name, `[${name}]`]);
  const values = { ...Object.fromEntries(names), academy_name: reading.academy.name };
  const language = locale ?? reading.academy.settings.locale;
  const inMail = wordsWith(
    declaration,
    (await textsOfKind(reading, declaration, NoticeChannel.EMAIL))(language),
    values,
  );
  const inSms = wordsWith(declaration, (await textsOfKind(reading, declaration, NoticeChannel.SMS))(language), values);
  return { subject: inMail.title, text: inMail.text, html: inMail.html.text, sms: inSms.text };
}
