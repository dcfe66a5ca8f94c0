import { describe, expect, it } from 'vitest';
import { Department } from '../../../src/features/people/staff/department.entity.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { codes, gql, rest } from '../../support/clients.ts';
import { everyRowOf, useTwoAcademies } from './setup.ts';

const REFUSED = 'A Department was written outside of its academy';

describe('academy of a written row', () => {
  const academies = useTwoAcademies();

  /** Expects that `work` fails in a transaction of our academy, and that the rows of both academies stay unchanged. */
  async function refused(work: Parameters<typeof tenantTransaction>[2]): Promise<void> {
    const two = academies();
    const before = [await everyRowOf(two, two.ours.academy.id), await everyRowOf(two, two.theirs.academy.id)];
    await expect(tenantTransaction(two.database, two.ours.academy.id, work)).rejects.toThrow(REFUSED);
    const after = [await everyRowOf(two, two.ours.academy.id), await everyRowOf(two, two.theirs.academy.id)];
    expect(after).toEqual(before);
  }

  const departmentOf = (academyId: string): Department =>
    Object.assign(new Department(), { academyId, name: 'Smuggled' });

  it('is the academy of the transaction by default', async () => {
    const { database, ours } = academies();
    const department = Object.assign(new Department(), { name: 'Stamped' });
    await tenantTransaction(database, ours.academy.id, async (em) => void em.persist(department));
    expect(department.academyId).toBe(ours.academy.id);
  });

  it('must be the academy of the transaction in a new row, or else all changes are rolled back', async () => {
    const { theirs } = academies();
    await refused(async (em) => {
      em.persist(Object.assign(new Department(), { name: 'Ours, undone with it' }));
      em.persist(departmentOf(theirs.academy.id));
    });
  });

  it('must be the academy of the transaction in a changed or deleted row', async () => {
    const { database, theirs } = academies();
    const their = () =>
      tenantTransaction(database, theirs.academy.id, (em) =>
        em.findOneOrFail(Department, { id: theirs.ids.departments as string }),
      );
    const attached = [await their(), await their()];
    await refused(async (em) => {
      const department = em.merge(attached[0] as Department);
      department.name = 'Renamed from outside';
      await em.flush();
    });
    await refused(async (em) => {
      em.remove(em.merge(attached[1] as Department));
      await em.flush();
    });
  });

  it('is not a field of GraphQL inputs', async () => {
    const { app, ours, theirs } = academies();
    const query = `mutation ($input: CreateDepartmentInput!) { createDepartment(input: $input) { id } }`;
    const result = await gql(app, ours.admin, query, { input: { name: 'Sent', academyId: theirs.academy.id } });
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
  });

  it('is ignored in bodies and queries of REST', async () => {
    const two = academies();
    const { app, ours, theirs } = two;
    const before = await everyRowOf(two, theirs.academy.id);
    const body = { name: 'Sent', academy_id: theirs.academy.id, academyId: theirs.academy.id };
    const created = await rest(app, ours.admin, 'POST', `/departments?academy_id=${theirs.academy.id}`, body);
    expect(created.status).toBe(201);
    expect(created.body.data).toMatchObject({ name: 'Sent', academy_id: ours.academy.id });
    const path = `/departments/${created.body.data.id}?academy_id=${theirs.academy.id}`;
    const changed = await rest(app, ours.admin, 'PUT', path, { ...body, name: 'Sent again' });
    expect(changed.body.data).toMatchObject({ name: 'Sent again', academy_id: ours.academy.id });
    expect(await everyRowOf(two, theirs.academy.id)).toEqual(before);
  });
});
