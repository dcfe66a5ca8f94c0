import { linkBase } from '../../../../platform/mail/links.ts';
import { type RenderedMail, renderMail } from '../../../../platform/mail/render-mail.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import { declarationOf, type Placeholders } from '../core/notice-kinds.ts';
import type { NoticeRun } from '../core/notice-run.ts';
import { recipientNames } from '../core/recipient-names.ts';
import type { NotificationSend } from './notice-send.entity.ts';

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
  const { academy, services } = run;
  const values = await declaration.valuesOf(run, sends, academy.settings.locale);
  const names = await recipientNames(run, sends);
  const link = linkBase(services.config) ?? '';
  return sends.map((send, index) => {
    const all: Placeholders = {
      ...values[index],
      academy_name: academy.name,
      recipient_name: names[index] ?? '',
      link,
    };
    const subject = filled(declaration.texts.subject, all);
    const mail = renderMail(mailBranding(academy), {
      subject,
      heading: subject,
      paragraphs: declaration.texts.body.split('\n\n').map((paragraph) => filled(paragraph, all)),
      action: { label: 'Open', url: link },
    });
    return { send, mail };
  });
}

/** Replaces placeholders by their values. Values are never filled in again. */
export const filled = (template: string, values: Placeholders): string =>
  template.replaceAll(/\{\{\s*([a-z_]+)\s*\}\}/g, (_, name: string) => values[name] ?? '');
