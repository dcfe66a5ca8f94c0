import { describe, expect, it } from 'vitest';
import { Department } from '../../../src/features/people/staff/department.entity.ts';
import { tenantTransaction } from '../../../src/platform/database/tenant-session.ts';
import { codes, gql, rest } from '../../support/clients.ts';
import { everyRowOf, useTwoAcademies } from './setup.ts';

const REFUSED = 'A Department was written outside of its academy';

describe('the academy of a row that is written', () => {
  const academies = useTwoAcademies();

  /** Runs work in our session that has to be refused; asserts that neither academy changed. */
  async function refused(work: Parameters<typeof tenantTransaction>[2]): Promise<void> {
    const two = academies();
    const before = [await everyRowOf(two, two.ours.academy.id), await everyRowOf(two, two.theirs.academy.id)];
    await expect(tenantTransaction(two.database, two.ours.academy.id, work)).rejects.toThrow(REFUSED);
    const after = [await everyRowOf(two, two.ours.academy.id), await everyRowOf(two, two.theirs.academy.id)];
    expect(after).toEqual(before);
  }

  const departmentOf = (academyId: string): Department =>
    Object.assign(new Department(), { academyId, name: 'Smuggled' });

  it('is that of the session, when nobody says', async () => {
    const { database, ours } = academies();
    const department = Object.assign(new Department(), { name: 'Stamped' });
    await tenantTransaction(database, ours.academy.id, async (em) => void em.persist(department));
    expect(department.academyId).toBe(ours.academy.id);
  });

  it('cannot be another: a new row of one stops the whole flush', async () => {
    const { theirs } = academies();
    await refused(async (em) => {
      em.persist(Object.assign(new Department(), { name: 'Ours, undone with it' }));
      em.persist(departmentOf(theirs.academy.id));
    });
  });

  it('cannot be another: nor a changed or a removed row', async () => {
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

  it('never comes from input: GraphQL has no field for it', async () => {
    const { app, ours, theirs } = academies();
    const query = `mutation ($input: CreateDepartmentInput!) { createDepartment(input: $input) { id } }`;
    const result = await gql(app, ours.admin, query, { input: { name: 'Sent', academyId: theirs.academy.id } });
    expect(codes(result)).toEqual(['BAD_USER_INPUT']);
  });

  it('never comes from input: REST ignores it in bodies, paths and queries', async () => {
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
