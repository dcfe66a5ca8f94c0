import { sql } from 'kysely';
import { inIds, type Sql } from '../../../../platform/loaders/read-model.ts';
import { PERSON_TABLES, RecipientType } from '../notice-send.enums.ts';
import type { NoticeReading } from './notice-run.types.ts';

interface NamedRecipient {
  readonly recipientType: RecipientType;
  readonly recipientId: string;
}

/** Returns the names of recipients, in the order of the recipients. */
export async function recipientNames(
  { academy, engine, read }: NoticeReading,
  recipients: readonly NamedRecipient[],
): Promise<readonly string[]> {
  const names = new Map<string, string>();
  for (const [type, some] of Map.groupBy(recipients, ({ recipientType }) => recipientType)) {
    const ids = some.map(({ recipientId }) => recipientId);
    const inAcademy: Sql = type === RecipientType.USER ? sql`` : sql`t.academy_id = ${academy.id} and`;
    const statement = sql<{
      id: string;
      name: string;
    }>`select t.id, t.name from ${sql.table(type === RecipientType.USER ? 'users' : PERSON_TABLES[type])} t
      where ${inAcademy} ${inIds(sql`t.id`, ids, engine)}`;
    for (const { id, name } of await read(statement)) names.set(id, name);
  }
  return recipients.map(({ recipientId }) => names.get(recipientId) ?? '');
}
