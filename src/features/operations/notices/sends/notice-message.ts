import { itemAt } from '../../../../platform/errors/require-value.ts';
import { type RenderedMail, renderMail } from '../../../../platform/mail/render-mail.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import { declarationOf } from '../core/notice-kinds.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { unsubscribeHeaders, unsubscribeLink } from '../unsubscribe/unsubscribe-token.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { type NoticeWords, wordsOf } from './notice-words.ts';
import { localesOf } from './recipient-language.loaders.ts';

/**
 * Returns the titles and texts of messages in the languages of their recipients, by message id. Omits messages whose
 * kind no feature has declared.
 */
export async function wordsOfSends(
  run: NoticeRun,
  sends: readonly NotificationSend[],
): Promise<Map<string, NoticeWords>> {
  const words = new Map<string, NoticeWords>();
  for (const own of Map.groupBy(sends, ({ kind, channel }) => `${kind} ${channel}`).values()) {
    const { kind, channel } = itemAt(own, 0);
    const declaration = declarationOf(kind);
    if (!declaration) continue;
    const all = await wordsOf(run, declaration, own, { channel, locales: await localesOf(run, own) });
    for (const [index, { id }] of own.entries()) words.set(id, itemAt(all, index));
  }
  return words;
}

/**
 * Renders a message as a mail, with the academy's branding and a link by which the recipient can turn off mails of this
 * kind.
 */
export function mailOf({ academy, services }: NoticeRun, send: NotificationSend, words: NoticeWords): RenderedMail {
  const { title, text, html, link: url } = words;
  const link = unsubscribeLink(services.config, academy.id, send);
  const mail = renderMail(mailBranding(academy), {
    subject: title,
    heading: title,
    paragraphs: [],
    body: { html, text },
    ...(url !== '' && { action: { label: 'Open', url } }),
    ...(link && { footnote: 'To get no more mails of this kind:', footnoteUrl: link }),
  });
  return { ...mail, ...unsubscribeHeaders(link) };
}
