import { sql } from 'kysely';
import { NoticeChannel, type NoticeKind } from '../../../academy/academies/notice.enums.ts';
import type { NoticeDeclaration } from '../core/notice-kinds.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';

/** The subject and body of a kind of notice for a channel, as CommonMark with placeholders. */
export interface ChannelTexts {
  readonly subject: string;
  readonly body: string;
}

interface TemplateRow {
  readonly locale: string;
  readonly subject: string | null;
  readonly body: string;
}

/**
 * Returns a function that returns the texts of a kind in a language. The function tries these languages, in this order:
 * the recipient's language, the academy's language, the academy's language without its region (`en` for `en-GB`),
 * English. It returns the academy's template in the first language for which there is a template. If there is none, it
 * returns the built-in English texts.
 */
export async function textsOfKind(
  { academy, read }: NoticeReading,
  { kind, texts }: Pick<NoticeDeclaration, 'kind' | 'texts'>,
  channel: NoticeChannel,
): Promise<(locale: string) => ChannelTexts> {
  const rows = await read(
    sql<TemplateRow>`select t.locale, t.subject, t.body from notification_templates t
      where t.academy_id = ${academy.id} and t.kind = ${kind as NoticeKind} and t.channel = ${channel}`,
  );
  const byLocale = new Map(rows.map((row) => [row.locale, row]));
  const builtIn = { subject: texts.subject, body: channel === NoticeChannel.SMS ? texts.sms : texts.body };
  return (locale) => {
    const own = academy.settings.locale;
    const wanted = [locale, own, baseOf(own), 'en'];
    const found = wanted.flatMap((each) => byLocale.get(each) ?? [])[0];
    return found ? { subject: found.subject ?? texts.subject, body: found.body } : builtIn;
  };
}

const baseOf = (locale: string): string => locale.split('-', 1)[0] ?? locale;
