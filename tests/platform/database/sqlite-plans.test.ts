import 'reflect-metadata';
import { expect, it, onTestFinished } from 'vitest';
import { todayIn } from '../../../src/platform/tenancy/context.ts';
import { addDays } from '../../../src/platform/time/days.ts';
import { migratedDatabaseUrl, startTestApp, type TestApp } from '../../support/app.ts';
import { rest } from '../../support/clients.ts';
import { seedAcademy } from '../../support/seed.ts';
import { planOf } from '../../support/sqlite-plan.ts';

/**
 * Returns how SQLite looks up enrollments for a statement: `(academy_id=? AND batch_id=?)`. The aliases of enrollments
 * are e, f and l.
 */
async function lookups(app: TestApp, statement: string): Promise<string[]> {
  return (await planOf(app, statement)).flatMap(
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

it('a change of many records finds each record by its key on SQLite, even without statistics', async () => {
  const app = await startTestApp({ DATABASE_URL: await migratedDatabaseUrl('sqlite') });
  onTestFinished(() => app.stop());
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const made = await rest(app, admin, 'POST', '/batches', {
    ...{ course_id: (await academy.with.course()).id, name: 'Swim', days_of_week: ['monday'], max_students: 9 },
    ...{ start_date: addDays(todayIn('UTC'), 1), end_date: addDays(todayIn('UTC'), 30) },
    ...{ start_time: '09:00', end_time: '10:00' },
  });
  const { id } = made.body.data;
  const { result, statements } = await app.counting(() =>
    rest(app, admin, 'PUT', `/batches/${id}`, { start_time: '07:00' }),
  );
  expect(result.status).toBe(200);
  const changes = statements.filter((sql) => /^update [`"]class_sessions/.test(sql) && sql.includes('json_each'));
  expect(changes.length).toBeGreaterThan(0);
  for (const change of changes) {
    const details = (await planOf(app, change)).map(({ detail }) => detail);
    expect(details).toContain('SEARCH t USING INDEX sqlite_autoindex_class_sessions_1 (academy_id=? AND id=?)');
  }
});
