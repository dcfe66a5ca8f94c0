import DataLoader from 'dataloader';
import { fromJsonColumn } from '../../../../platform/database/json-column.ts';
import type { Preparation } from '../../../../platform/graphql/live-topic.ts';
import { Html } from '../../../../platform/html/html.ts';
import { requestLoader } from '../../../../platform/loaders/request-loader.ts';
import type { Viewer } from '../../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { NoticeFacts } from '../core/notice-kinds.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { RecipientType } from '../notice-send.enums.ts';
import { type NoticeWords, wordsById } from '../sends/notice-words.ts';
import { localesOf } from '../sends/recipient-language.loaders.ts';
import type { Notification } from './notification.entity.ts';

/**
 * An inbox entry and its viewer. The entry has `words` if {@link wordsOfNew} has already computed its title and text.
 */
interface OwnEntry {
  readonly row: Notification & { readonly words?: NoticeWords };
  readonly viewer: Viewer | undefined;
}

/**
 * Returns the title and text of an inbox entry. The texts of all entries in a response are computed together, kind by
 * kind.
 */
export async function noticeWords(ctx: RequestContext, row: OwnEntry['row']): Promise<NoticeWords> {
  if (row.words) return row.words;
  const make = () => new DataLoader((entries: readonly OwnEntry[]) => wordsOfAll(ctx, entries), { cache: false });
  return requestLoader(ctx, 'notice words', make).load({ row, viewer: ctx.readContext?.viewer });
}

/**
 * Computes the titles and texts of new inbox entries for live updates, in one step for all users who receive such
 * updates.
 */
export const wordsOfNew: Preparation = {
  fields: ['title', 'text'],
  async prepare(ctx, rows) {
    const words = await wordsOfAll(ctx, rows as readonly OwnEntry[]);
    return rows.map(({ row }, index) => ({ ...row, words: words[index] }));
  },
};

async function wordsOfAll(ctx: RequestContext, entries: readonly OwnEntry[]): Promise<NoticeWords[]> {
  const reading = await readingOf(ctx);
  const parents = entries.map(({ viewer }) => ({ personType: 'parent', personId: viewer?.parentId ?? null }));
  const locales = await localesOf(reading, parents);
  const facts = entries.map(({ row, viewer }, index) => ({
    ...factsOf(row),
    viewer,
    locale: locales[index] as string,
  }));
  const words = await wordsById(reading, facts, ({ locale }) => locale);
  return entries.map(({ row: { id } }) => words.get(id) ?? { title: '', text: '', html: new Html(''), link: '' });
}

const factsOf = ({ id, kind, params, resourceType, resourceId, userId }: Notification) => ({
  ...{ id, kind, resourceType, resourceId },
  params: fromJsonColumn<NoticeFacts['params']>(params),
  recipientType: RecipientType.USER,
  recipientId: userId,
});
