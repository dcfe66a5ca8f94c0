import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import { TENANT_ROLE } from '../../../../src/platform/database/tenant-role.ts';
import { startTestApp } from '../../../support/app.ts';
import { ownedDatabase } from '../../../support/owned-database.ts';
import { seedAcademy } from '../../../support/seed.ts';

const TABLES = ['memberships', 'caller_memberships'];

/** The error of a statement for which no academy is selected. The setting is missing, or empty after an earlier use. */
const WITHOUT_ACADEMY = /app\.academy_id|invalid input syntax/;

describe.runIf(inject('engine') === 'postgresql')('row-level security of memberships on PostgreSQL', () => {
  it('lets authentication read the membership copies of all academies, but lets the tenant role read only those of the selected academy', async () => {
    const owned = await ownedDatabase('postgresql');
    const app = await startTestApp({ DATABASE_URL: owned.url }, async () => owned.database);
    const [one, other] = [await seedAcademy(app), await seedAcademy(app)];
    const { userId, token } = await one.as('academy_admin');
    const colleague = await one.as('teacher');
    const stranger = await other.as('academy_admin');
    const seenIn = (table: string, settings: Record<string, string>) =>
      owned.database.kysely.transaction().execute(async (transaction) => {
        for (const [name, value] of Object.entries(settings)) {
          await sql`select set_config(${name}, ${value}, true)`.execute(transaction);
        }
        const { rows } = await sql<{ user: string }>`select user_id as user from ${sql.table(table)}`.execute(
          transaction,
        );
        return rows.map(({ user }) => user).toSorted();
      });
    await expect(seenIn('memberships', {})).rejects.toThrow(WITHOUT_ACADEMY);
    expect(await seenIn('caller_memberships', {})).toEqual([userId, colleague.userId, stranger.userId].toSorted());
    for (const table of TABLES) {
      const inAcademy = await seenIn(table, { role: TENANT_ROLE, 'app.academy_id': one.id });
      expect(inAcademy, table).toEqual([userId, colleague.userId].toSorted());
      await expect(seenIn(table, { role: TENANT_ROLE }), table).rejects.toThrow(WITHOUT_ACADEMY);
    }
    const me = await fetch(`${app.url}/api/v1/auth/me`, { headers: { authorization: `Bearer ${token}` } });
    expect(((await me.json()) as any).user.memberships).toHaveLength(1);
    await app.stop();
  });
});
