import type { EntityClass } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { describe, expect, it } from 'vitest';
import { Enrollment } from '../../../src/features/academics/enrollments/enrollment.entity.ts';
import { Department } from '../../../src/features/people/staff/department.entity.ts';
import { StaffDepartment } from '../../../src/features/people/staff/staff-department.entity.ts';
import { TenantRecord } from '../../../src/platform/database/tenant-record.ts';
import { systemTransaction } from '../../../src/platform/database/tenant-session.ts';
import { everyRowOf, useTwoAcademies } from './setup.ts';

describe('academy filter of the ORM, without row-level security', () => {
  const academies = useTwoAcademies();

  const tenantEntities = (): EntityClass<TenantRecord>[] =>
    [...academies().database.orm.getMetadata().getAll().values()]
      .filter((meta) => meta.class.prototype instanceof TenantRecord && !meta.abstract)
      .map((meta) => meta.class as EntityClass<TenantRecord>);

  /** Runs `work` with the filter for our academy, but without row-level security, as the owner of the tables. */
  function inOurs<T>(work: (em: SqlEntityManager) => Promise<T>): Promise<T> {
    const { database, ours } = academies();
    return systemTransaction(database, (em) => {
      em.setFilterParams('tenant', { academyId: ours.academy.id });
      return work(em);
    });
  }

  it('limits every entity to the chosen academy, even in a query without conditions', async () => {
    const { ours, theirs } = academies();
    await inOurs(async (em) => {
      for (const entity of tenantEntities()) {
        const found = await em.find(entity, {});
        expect(new Set(found.map((each) => each.academyId)), entity.name).toEqual(new Set([ours.academy.id]));
        expect(await em.count(entity, {}), entity.name).toBe(found.length);
        const { tableName } = em.getMetadata().get(entity);
        expect(await em.findOne(entity, { id: theirs.ids[tableName] as string }), entity.name).toBeNull();
      }
    });
  });

  it('throws an error for every entity if no academy is chosen', async () => {
    const { database } = academies();
    for (const entity of tenantEntities()) {
      const read = systemTransaction(database, (em) => em.find(entity, {}));
      await expect(read, entity.name).rejects.toThrow(/tenant/);
      const count = systemTransaction(database, (em) => em.count(entity, {}));
      await expect(count, entity.name).rejects.toThrow(/tenant/);
    }
  });

  it('limits the relations that a query loads', async () => {
    const { ours } = academies();
    const enrollments = await inOurs((em) => em.find(Enrollment, {}, { populate: ['student', 'batch', 'course'] }));
    expect(enrollments.length).toBeGreaterThan(0);
    for (const { student, batch, course } of enrollments) {
      for (const row of [student, batch, course]) expect(row?.academyId).toBe(ours.academy.id);
    }
  });

  it('limits bulk updates and deletions', async () => {
    const two = academies();
    const before = await everyRowOf(two, two.theirs.academy.id);
    await inOurs(async (em) => {
      expect(await em.nativeUpdate(Department, {}, { name: 'All of ours' })).toBeGreaterThan(0);
      expect(await em.nativeDelete(StaffDepartment, {})).toBeGreaterThan(0);
    });
    expect(await everyRowOf(two, two.theirs.academy.id)).toEqual(before);
  });
});
