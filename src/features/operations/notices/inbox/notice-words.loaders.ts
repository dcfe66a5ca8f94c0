import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { Html } from '../../../../platform/html/html.ts';
import { requestLoader } from '../../../../platform/loaders/request-loader.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { NoticeChannel } from '../../../academy/academies/notice.enums.ts';
import { declarationOf, type NoticeFacts } from '../core/notice-kinds.ts';
import type { NoticeReading } from '../core/notice-run.types.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { RecipientType } from '../notice-send.enums.ts';
import { type NoticeWords, wordsOf } from '../sends/notice-words.ts';
import type { Notification } from './notification.entity.ts';

/** Returns the words of an inbox entry. The words of all entries of a response are read together, kind by kind. */
export function noticeWords(ctx: RequestContext, entry: Notification): Promise<NoticeWords> {
  const make = () => new DataLoader((entries: readonly Notification[]) => wordsOfAll(ctx, entries), { cache: false });
  return requestLoader(ctx, 'notice words', make).load(entry);
}

async function wordsOfAll(ctx: RequestContext, entries: readonly Notification[]): Promise<NoticeWords[]> {
  const reading = await readingOf(ctx);
  const locale = await localeOf(ctx, reading);
  const words = new Map<string, NoticeWords>();
  for (const [kind, some] of Map.groupBy(entries, (entry) => entry.kind)) {
    const declaration = declarationOf(kind);
    if (!declaration) continue;
    const wording = { channel: NoticeChannel.EMAIL, locales: some.map(() => locale) };
    const all = await wordsOf(reading, declaration, some.map(factsOf), wording);
    for (const [index, { id }] of some.entries()) words.set(id, all[index] as NoticeWords);
  }
  return entries.map(({ id }) => words.get(id) ?? { title: '', text: '', html: new Html(''), link: '' });
}

const factsOf = ({ kind, params, resourceType, resourceId, userId }: Notification): NoticeFacts => ({
  ...{ kind, resourceType, resourceId },
  params: fromJsonColumn(params),
  recipientType: RecipientType.USER,
  recipientId: userId,
});

/** Returns the caller's language: the one of a parent's contact data, or the language of the academy. */
async function localeOf({ session, readContext }: RequestContext, { academy }: NoticeReading): Promise<string> {
  const parentId = readContext?.viewer.parentId;
  if (!parentId) return academy.settings.locale;
  const rows = await session.query(
    sql<{ language: string | null }>`select p.communication_preferences ->> 'language' as language from parents p
      where p.academy_id = ${academy.id} and p.id = ${parentId}`,
  );
  return rows[0]?.language || academy.settings.locale;
}
