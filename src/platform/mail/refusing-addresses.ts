import type { Database } from '../database/database.ts';
import { systemTransaction } from '../database/tenant-session.ts';
import { hashOf } from '../secrets/secret-hash.ts';
import { now } from '../time/now.ts';
import { RefusingAddress } from './refusing-address.entity.ts';

const DAY = 86_400_000;

/** The number of days for which an address that has refused mail receives none, unless a user requests it. */
const KEPT_DAYS = 30;

/** The addresses that refuse mail. */
export interface RefusingAddresses {
  /**
   * Returns the status codes with which the address refused mail in the last {@link KEPT_DAYS} days. Returns null if
   * there was no refusal.
   */
  reasonOf(address: string): Promise<string | null>;
  mark(address: string, reason: string): Promise<void>;
  clear(address: string): Promise<void>;
}

/** Stores in the database which addresses refuse mail. */
export function refusingAddresses(database: Database): RefusingAddresses {
  return {
    async reasonOf(address) {
      // ignores other codes: older rows may contain the refusal of a relay, which does not depend on the address
      const known = { hash: hashOfAddress(address), since: { $gt: oldest() }, reason: { $like: '% 5.1.%' } };
      return (await database.orm.em.fork().findOne(RefusingAddress, known))?.reason ?? null;
    },
    mark: (address, reason) =>
      systemTransaction(database, async (em) => {
        await em.nativeDelete(RefusingAddress, { since: { $lte: oldest() } });
        await em.upsert(RefusingAddress, { hash: hashOfAddress(address), since: now(), reason });
      }),
    clear: (address) =>
      systemTransaction(database, async (em) => {
        await em.nativeDelete(RefusingAddress, { hash: hashOfAddress(address) });
      }),
  };
}

const oldest = (): string => new Date(Date.now() - KEPT_DAYS * DAY).toISOString();

const hashOfAddress = (address: string): string => hashOf(address.toLowerCase());
