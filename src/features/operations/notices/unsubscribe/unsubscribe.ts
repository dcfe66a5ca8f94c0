import { tenantTransaction } from '../../../../platform/database/tenant-session.ts';
import type { Services } from '../../../../platform/tenancy/request-context.ts';
import { Academy } from '../../../academy/academies/academy.entity.ts';
import { BILLS, NoticeChannel, SETTABLE_KINDS } from '../../../academy/academies/notice.enums.ts';
import { storePreference } from '../preferences/store-preference.sql.ts';
import { readUnsubscribeToken, type Unsubscription } from './unsubscribe-token.ts';
import { unsubscriberOf } from './unsubscriber.sql.ts';

/** A valid unsubscribe link, with the name of its academy. */
interface KnownLink extends Unsubscription {
  readonly academyName: string;
}

/** Returns the content of an unsubscribe link. Returns null if the link was altered, or if its academy was deleted. */
async function knownLink({ config, database }: Services, token: string): Promise<KnownLink | null> {
  const link = readUnsubscribeToken(config, token);
  if (!link) return null;
  const academy = await tenantTransaction(database, link.academyId, (em) =>
    em.findOne(Academy, { id: link.academyId, deletedAt: null }),
  );
  return academy && { ...link, academyName: academy.name };
}

/**
 * Turns off mails for the recipient of a link: mails of the link's kind or, with `isFromAll`, mails of all kinds except
 * bills and reminders of bills.
 */
async function unsubscribe({ database }: Services, link: KnownLink, isFromAll: boolean): Promise<void> {
  const { academyId, kind } = link;
  const all = SETTABLE_KINDS.filter((each) => !BILLS.includes(each));
  const kinds = isFromAll || kind === null ? all : [kind];
  await tenantTransaction(database, academyId, async (em) => {
    const owner = await unsubscriberOf(em, link);
    for (const each of kinds) await storePreference(em, owner, { kind: each, channel: NoticeChannel.EMAIL, on: false });
  });
}

/** Returns the functions for the page that an unsubscribe link opens. */
export const unsubscribing = (services: Services) => ({
  find: (token: string) => knownLink(services, token),
  act: (link: KnownLink, isFromAll: boolean) => unsubscribe(services, link, isFromAll),
});
