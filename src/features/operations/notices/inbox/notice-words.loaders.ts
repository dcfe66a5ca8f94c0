import DataLoader from 'dataloader';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import { Html } from '../../../../platform/html/html.ts';
import { requestLoader } from '../../../../platform/loaders/request-loader.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { NoticeFacts } from '../core/notice-kinds.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { RecipientType } from '../notice-send.enums.ts';
import { type NoticeWords, wordsById } from '../sends/notice-words.ts';
import { localesOf } from '../sends/recipient-language.loaders.ts';
import type { Notification } from './notification.entity.ts';

/** Returns the words of an inbox entry. The words of all entries of a response are read together, kind by kind. */
export function noticeWords(ctx: RequestContext, entry: Notification): Promise<NoticeWords> {
  const make = () => new DataLoader((entries: readonly Notification[]) => wordsOfAll(ctx, entries), { cache: false });
  return requestLoader(ctx, 'notice words', make).load(entry);
}

async function wordsOfAll(ctx: RequestContext, entries: readonly Notification[]): Promise<NoticeWords[]> {
  const reading = await readingOf(ctx);
  const parentId = ctx.readContext?.viewer.parentId ?? null;
  const [locale = reading.academy.settings.locale] = await localesOf(reading, [
    { personType: 'parent', personId: parentId },
  ]);
  const words = await wordsById(reading, entries.map(factsOf), locale);
  return entries.map(({ id }) => words.get(id) ?? { title: '', text: '', html: new Html(''), link: '' });
}

const factsOf = ({ id, kind, params, resourceType, resourceId, userId }: Notification) => ({
  ...{ id, kind, resourceType, resourceId },
  params: fromJsonColumn<NoticeFacts['params']>(params),
  recipientType: RecipientType.USER,
  recipientId: userId,
});
