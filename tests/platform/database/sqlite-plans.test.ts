import 'reflect-metadata';
import { CompiledQuery } from 'kysely';
import { expect, it, onTestFinished } from 'vitest';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../../support/app.ts';
import { rest } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';

/**
 * Returns how SQLite looks up enrollments for a statement: `(academy_id=? AND batch_id=?)`. The aliases of enrollments
 * are e, f and l.
 */
async function lookups(app: TestApp, statement: string): Promise<string[]> {
  const values = Array.from(statement.matchAll(/\?/g), () => null);
  const query = CompiledQuery.raw(`explain query plan ${statement}`, values);
  const { rows } = await app.services.database.kysely.executeQuery<{ detail: string }>(query);
  return rows.flatMap(
    ({ detail }) => /USING (?:COVERING )?INDEX (?:sqlite_autoindex_)?enrollments\S* (\(.*\))/.exec(detail)?.[1] ?? [],
  );
}

it.each([
  '/sessions?unmarked=true',
  '/sessions?unmarked=false',
  '/clashes?from=2026-11-01&to=2026-12-30',
  '/reports/attendance-history?from=2026-10-01&to=2026-10-31',
  '/reports/attendance-summary?from=2026-10-01&to=2026-10-31&group_by=batch',
  '/reports/attendance-summary?from=2026-10-01&to=2026-10-31',
  '/reports/class-attendance?from=2026-10-01&to=2026-10-31',
  '/reports/low-attendance?as_of=2026-10-31',
])('GET %s finds enrollments by an index on SQLite, even without statistics', async (path) => {
  const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') });
  onTestFinished(() => app.stop());
  const admin = await (await seedAcademy(app)).as('academy_admin');
  for (const step of ['interpreted', 'planned']) {
    const { result, statements } = await app.counting(() => rest(app, admin, 'GET', path));
    expect(result.status, step).toBe(200);
    const found = (
      await Promise.all(
        statements
          .filter((sql) => sql.includes('enrollments') && sql.includes('class_sessions'))
          .map((sql) => lookups(app, sql)),
      )
    ).flat();
    expect(found.length, step).toBeGreaterThan(0);
    for (const each of found) expect(each).toMatch(/^\(academy_id=\? AND (batch_id|student_id|id)=\?/);
  }
});
