import 'reflect-metadata';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import { gql } from '../../../support/clients.ts';
import { type Class, daysAgo, enrolled, seedClass } from './setup.ts';

const TAKE = `mutation ($input: TakeRollCallInput!) {
  takeRollCall(input: $input) { id studentId batchId date session status remarks minutesLate markedBy markedAt }
}`;

/**
 * Number of SQL statements of every request: the token check, `begin`, `commit` and, only in PostgreSQL, the selection
 * of the academy.
 */
const AROUND = inject('engine') === 'postgresql' ? 4 : 3;
/** Number of SQL statements that read the stored marks and, only in PostgreSQL, lock the students and the batch. */
const READ = inject('engine') === 'postgresql' ? 2 : 1;

describe('number of writing SQL statements for a roll call of 30 students', () => {
  let at: Class;
  let studentIds: string[];

  beforeAll(async () => {
    at = await seedClass();
    studentIds = await Promise.all(Array.from({ length: 30 }, () => enrolled(at)));
    await take('admin', 'Warm up', 1, 'PRESENT');
  });

  type Who = 'admin' | 'teacher' | 'head';

  /** Marks the first `count` students, with the given statuses by turns. Returns the number of SQL statements. */
  async function take(who: Who, session: string, count: number, ...statuses: string[]): Promise<number> {
    const records = studentIds.slice(0, count).map((studentId, index) => {
      const status = statuses[index % statuses.length];
      return { studentId, status, minutesLate: status === 'LATE' ? index + 1 : null };
    });
    const input = { batchId: at.batchId, date: daysAgo(0), session, records };
    const { result, statements } = await at.app.counting(() => gql(at.app, at[who], TAKE, { input }));
    expect(result.errors).toBeUndefined();
    expect(result.data.takeRollCall).toHaveLength(count);
    return statements.length;
  }

  it.each(['admin', 'teacher', 'head'] as const)(
    'is 3 for new marks, 0 for repeated marks and 4 for corrections, if the caller is %s',
    async (who) => {
      // one statement each for records, audit entries and the event
      const first = await take(who, who, 30, 'PRESENT');
      expect(first).toBe(AROUND + READ + 3);
      expect(first - AROUND).toBeLessThanOrEqual(8);
      // nothing to write
      expect(await take(who, who, 30, 'PRESENT')).toBe(AROUND + READ);
      // one statement each for corrections, history, audit entries and the event
      expect(await take(who, who, 30, 'ABSENT', 'LATE', 'PRESENT')).toBe(AROUND + READ + 4);
    },
  );

  it('is 5 for 15 new and 15 corrected marks', async () => {
    await take('teacher', 'Halves', 15, 'PRESENT');
    const both = await take('teacher', 'Halves', 30, 'LATE', 'ABSENT');
    expect(both).toBe(AROUND + READ + 5);
    expect(both - AROUND).toBeLessThanOrEqual(8);
  });
});
