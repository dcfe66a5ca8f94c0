import { type RenderedMail, renderMail } from '../../../../platform/mail/render-mail.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import type { NoticeRun } from '../core/notice-run.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { filled, placeholdersOf } from './notice-words.ts';

/** A message that is ready to be sent. */
export interface NoticeMessage {
  readonly send: NotificationSend;
  readonly mail: RenderedMail;
}

/** Renders messages of the same kind, with names and amounts as they are now. */
export async function messagesOf(run: NoticeRun, sends: readonly NotificationSend[]): Promise<NoticeMessage[]> {
  const [first] = sends;
  const declaration = first && declarationOf(first.kind);
  if (!declaration) return [];
  const { academy } = run;
  const { subject, body } = declaration.texts;
  const values = await placeholdersOf(run, declaration, sends, academy.settings.locale);
  return sends.map((send, index) => {
    const own = values[index] ?? {};
    const title = filled(subject, own);
    const mail = renderMail(mailBranding(academy), {
      subject: title,
      heading: title,
      paragraphs: body.split('\n\n').map((paragraph) => filled(paragraph, own)),
      action: { label: 'Open', url: own.link ?? '' },
    });
    return { send, mail };
  });
}
