import type { Html } from '../../../../platform/html/html.ts';
import { linkBase } from '../../../../platform/mail/links.ts';
import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { declarationOf, type NoticeDeclaration, type NoticeFacts, type Placeholders } from '../core/notice-kinds.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import { recipientNames } from '../core/recipient-names.loaders.ts';
import { filled, renderCommonMark } from '../templates/render-commonmark.ts';
import { textsOfKind } from '../templates/texts-of-kind.loaders.ts';

/** The title, text and link of a notice, with the present names and amounts. */
export interface NoticeWords {
  readonly title: string;
  /** The text in CommonMark. It is also readable as plain text. */
  readonly text: string;
  readonly html: Html;
  /** The address of the front end; an empty string if none is configured. */
  readonly link: string;
}

/** The channel for which texts are made, and the language of each notice. */
interface Wording {
  readonly channel: NoticeChannel;
  readonly locales: readonly string[];
}

/** Returns the titles and texts of notices of one kind, in the order of the notices. */
export async function wordsOf(
  reading: NoticeReading,
  declaration: NoticeDeclaration,
  facts: readonly NoticeFacts[],
  { channel, locales }: Wording,
): Promise<NoticeWords[]> {
  const textsIn = await textsOfKind(reading, declaration, channel);
  const names = await recipientNames(reading, facts);
  const link = linkBase(reading.services.config) ?? '';
  const words = new Map<NoticeFacts, NoticeWords>();
  const places = facts.map((each, index) => ({
    each,
    index,
    locale: locales[index] ?? reading.academy.settings.locale,
  }));
  for (const [locale, some] of Map.groupBy(places, (place) => place.locale)) {
    const own = some.map(({ each }) => each);
    const values = await declaration.valuesOf(reading, own, locale);
    for (const [place, { each, index }] of some.entries()) {
      const common = { academy_name: reading.academy.name, link, recipient_name: names[index] ?? '' };
      words.set(each, wordsWith(declaration, textsIn(locale), { ...values[place], ...common }));
    }
  }
  return facts.flatMap((each) => words.get(each) ?? []);
}

type StoredNotice = NoticeFacts & { readonly id: string };

/**
 * Returns the titles and texts of notices of several kinds, by notice id. Omits notices whose kind no feature has
 * declared. `localeOf` returns the language of a notice's recipient.
 */
export async function wordsById<Notice extends StoredNotice>(
  reading: NoticeReading,
  notices: readonly Notice[],
  localeOf: (notice: Notice) => string,
): Promise<Map<string, NoticeWords>> {
  const words = new Map<string, NoticeWords>();
  for (const [kind, some] of Map.groupBy(notices, (notice) => notice.kind)) {
    const declaration = declarationOf(kind);
    if (!declaration) continue;
    const wording = { channel: NoticeChannel.EMAIL, locales: some.map(localeOf) };
    const all = await wordsOf(reading, declaration, some, wording);
    for (const [index, { id }] of some.entries()) words.set(id, all[index] as NoticeWords);
  }
  return words;
}

/** Replaces the placeholders in a subject and a body with their values. */
export function wordsWith(
  { commonMark = [] }: Pick<NoticeDeclaration, 'commonMark'>,
  { subject, body }: { readonly subject: string; readonly body: string },
  values: Placeholders,
): NoticeWords {
  return {
    title: filled(subject, values).replaceAll(/\s+/g, ' ').trim(),
    text: filled(body, values),
    html: renderCommonMark(body, values, commonMark),
    link: values.link ?? '',
  };
}
