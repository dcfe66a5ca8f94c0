import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { startTestApp } from '../../../support/app.ts';
import { ownedDatabase } from '../../../support/owned-database.ts';
import { seedAcademy } from '../../../support/seed.ts';

describe.runIf(inject('engine') === 'postgresql')('row-level security of memberships on PostgreSQL', () => {
  it('lets the academy and the user read memberships, but only the academy write them, even if the connection owns the table', async () => {
    const owned = await ownedDatabase('postgresql');
    const app = await startTestApp({ DATABASE_URL: owned.url }, async () => owned.database);
    const [one, other] = [await seedAcademy(app), await seedAcademy(app)];
    const { userId } = await one.as('academy_admin');
    const colleague = await one.as('teacher');
    await other.as('academy_admin');
    const { kysely } = owned.database;
    const seenWith = (settings: Record<string, string>) =>
      kysely.transaction().execute(async (transaction) => {
        for (const [name, value] of Object.entries(settings)) {
          await sql`select set_config(${name}, ${value}, true)`.execute(transaction);
        }
        const { rows } = await sql<{ user: string }>`select user_id as user from memberships`.execute(transaction);
        return rows.map(({ user }) => user).toSorted();
      });
    expect(await seenWith({})).toEqual([]);
    expect(await seenWith({ 'app.user_id': userId })).toEqual([userId]);
    expect(await seenWith({ 'app.academy_id': one.id })).toEqual([userId, colleague.userId].toSorted());
    const promoted = kysely.transaction().execute(async (transaction) => {
      await sql`select set_config('app.user_id', ${colleague.userId}, true)`.execute(transaction);
      await sql`update memberships set role = 'academy_admin'`.execute(transaction);
    });
    await expect(promoted).rejects.toThrow(/row-level security|app\.academy_id|invalid input syntax/);
    const { token } = await one.as('academy_admin');
    const me = await fetch(`${app.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await me.json()) as any).user.memberships).toHaveLength(1);
    await app.stop();
  });
});
