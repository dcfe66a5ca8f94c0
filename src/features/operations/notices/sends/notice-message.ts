import { type RenderedMail, renderMail } from '../../../../platform/mail/render-mail.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { unsubscribeHeaders, unsubscribeLink } from '../unsubscribe/unsubscribe-token.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { type NoticeWords, wordsOf } from './notice-words.ts';
import { localesOf } from './recipient-language.loaders.ts';

/** Returns the words of a message in the language of its recipient; null for a kind that no feature declares. */
export async function wordsOfSend(run: NoticeRun, send: NotificationSend): Promise<NoticeWords | null> {
  const declaration = declarationOf(send.kind);
  if (!declaration) return null;
  const locales = await localesOf(run, [send]);
  const [words] = await wordsOf(run, declaration, [send], { channel: send.channel, locales });
  return words ?? null;
}

/** Renders a message as a mail, with the branding of the academy and a link that turns the kind off. */
export function mailOf({ academy, services }: NoticeRun, send: NotificationSend, words: NoticeWords): RenderedMail {
  const { title, text, html, link: url } = words;
  const link = unsubscribeLink(services.config, academy.id, send);
  const mail = renderMail(mailBranding(academy), {
    subject: title,
    heading: title,
    paragraphs: [],
    body: { html, text },
    ...(url !== '' && { action: { label: 'Open', url } }),
    ...(link && { footnote: `To get no more mails of this kind: ${link}` }),
  });
  return { ...mail, ...unsubscribeHeaders(link) };
}
