import { html } from '../../../../platform/html/html.ts';
import { linkBase } from '../../../../platform/mail/links.ts';
import { type RenderedMail, renderMail } from '../../../../platform/mail/render-mail.ts';
import { mailBranding } from '../../../academy/academies/mail-branding.ts';
import type { NoticeRun } from '../core/notice-run.types.ts';
import { unsubscribeHeaders, unsubscribeLink } from '../unsubscribe/unsubscribe-token.ts';
import type { NotificationSend } from './notice-send.entity.ts';
import { type NoticeWords, wordsById } from './notice-words.ts';
import { localesOf } from './recipient-language.loaders.ts';

/** A digest as a mail, and the title and text of each of its messages, by the ids of the messages. */
export interface DigestMail {
  readonly mail: RenderedMail;
  readonly words: ReadonlyMap<string, NoticeWords>;
}

/** Renders several messages to one recipient as one mail. `sends` must not be empty. */
export async function digestOf(run: NoticeRun, sends: readonly NotificationSend[]): Promise<DigestMail> {
  const { academy, services } = run;
  const [locale = academy.settings.locale] = await localesOf(run, sends);
  const words = await wordsById(run, sends, () => locale);
  const parts = sends.flatMap(({ id }) => words.get(id) ?? []);
  const subject = `${parts.length} ${parts.length === 1 ? 'message' : 'messages'} from ${academy.name}`;
  const [first] = sends;
  const link = first ? unsubscribeLink(services.config, academy.id, { ...first, kind: null }) : null;
  const mail = renderMail(mailBranding(academy), {
    subject,
    heading: subject,
    paragraphs: [],
    body: {
      html: html`${parts.map(({ title, html: body }) => html`<h2>${title}</h2>\n${body}\n`)}`,
      text: parts.map(({ title, text }) => `${title}\n\n${text}`).join('\n\n----\n\n'),
    },
    action: { label: 'Open', url: linkBase(services.config) ?? '' },
    ...(link && { footnote: 'To get fewer messages:', footnoteUrl: link }),
  });
  return { mail: { ...mail, ...unsubscribeHeaders(link) }, words };
}
