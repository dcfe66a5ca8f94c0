import { sql } from 'kysely';
import { describe, expect, it, vi } from 'vitest';
import { Department } from '../../../src/features/people/staff/department.entity.ts';
import { departmentReads } from '../../../src/features/people/staff/staff.loaders.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import { AppError } from '../../../src/platform/errors/app-error.ts';
import { createContext } from '../../../src/platform/tenancy/context.ts';
import { codes, gql } from '../../support/clients.ts';
import { type Actor, seedUser } from '../../support/seed.ts';
import { asOwner, type TwoAcademies, useTwoAcademies } from './setup.ts';

const REASON = new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.');

/** A selection without fields. */
const NOTHING = { fieldNodes: [], fragments: {} };

describe('requests without a chosen academy', () => {
  const academies = useTwoAcademies();

  const contextOf = ({ app }: TwoAcademies, { userId }: Actor) =>
    createContext(app.services, {
      requestId: 'test',
      ip: '127.0.0.1',
      principal: { userId, sessionId: userId, tokenId: userId, isSuperAdmin: true },
      academy: REASON,
    });

  it('get an error with the reason if they read or write tables of an academy', async () => {
    const { app } = academies();
    const { session, reads } = contextOf(academies(), await seedUser(app));
    const work = vi.fn();
    const { statements } = await app.counting(async () => {
      await expect(session.query(sql`select * from departments`)).rejects.toBe(REASON);
      await expect(session.write(work)).rejects.toBe(REASON);
      expect(() => session.academyId).toThrow(REASON);
      await expect(reads.one(departmentReads, academies().ours.ids.departments as string, NOTHING)).rejects.toBe(
        REASON,
      );
      await expect(reads.list(departmentReads, {}, NOTHING)).rejects.toBe(REASON);
      await session.end();
    });
    expect(work).not.toHaveBeenCalled();
    expect(statements).toEqual([]);
  });

  it('get an error if the Super Admin reads a table of an academy through a query for all academies', async () => {
    const { app, ours } = academies();
    const { directory } = contextOf(academies(), await seedUser(app));
    const { statements } = await app.counting(async () => {
      const refusal = 'without a chosen academy';
      await expect(directory.one(departmentReads, ours.ids.departments as string, NOTHING)).rejects.toThrow(refusal);
    });
    expect(statements).toEqual([]);
  });

  it('get an error if they write rows of an academy in a transaction without an academy', async () => {
    const { database, ours } = academies();
    const name = `Nobody's ${ours.academy.id}`;
    const write = systemTransaction(database, async (em) => {
      const department = new Department();
      Object.assign(department, { academyId: ours.academy.id, name });
      em.persist(department);
    });
    await expect(write).rejects.toThrow('A Department was written outside of its academy');
    expect(await asOwner(academies(), sql`select id from departments where name = ${name}`)).toEqual([]);
  });

  it('get ACADEMY_REQUIRED from every list, and run only the SQL statement that authenticates the caller', async () => {
    const { app } = academies();
    const nobody = await seedUser(app);
    const lists = 'students parents staff departments courses batches enrollments attendance fees payments members';
    for (const list of lists.split(' ')) {
      const { result, statements } = await app.counting(() => gql(app, nobody, `{ ${list} { totalCount } }`));
      expect(codes(result), list).toEqual(['ACADEMY_REQUIRED']);
      expect(statements, list).toHaveLength(1);
    }
  });
});
