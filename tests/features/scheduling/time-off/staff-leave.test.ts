import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffTimeOff } from '../../../../src/features/scheduling/time-off/time-off.entity.ts';
import { gql, rest } from '../../../support/clients.ts';
import { DECIDED, type Scene, scene } from './setup.ts';

describe('time off of a staff member who leaves', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it.each([
    ['is terminated', (path: string) => rest(at.app, at.admin, 'PUT', path, { status: 'terminated' })],
    ['is deleted', (path: string) => rest(at.app, at.admin, 'DELETE', path)],
  ])('is deleted if it is undecided, and kept if it is decided, when the staff member %s', async (_, leave) => {
    const actor = await at.academy.as('teacher');
    const open = await at.asked(actor);
    const decided = [];
    for (const status of DECIDED) decided.push(await at.asked(actor, { status }));
    const others = await at.asked(at.ours);
    expect((await leave(`/staff/${actor.staffId}`)).status).toBe(200);
    const query = '{ timeOff(first: 100) { nodes { id } } }';
    const ids = (await gql(at.app, at.admin, query)).data.timeOff.nodes.map(({ id }: { id: string }) => id);
    expect(ids).toEqual(expect.arrayContaining([...decided, others]));
    expect(ids).not.toContain(open);
  });
});

describe('time off of a staff member who leaves on a future day', () => {
  it('is kept if it begins until that day, and can still be requested', async () => {
    const at = await scene();
    const actor = await at.academy.as('teacher');
    const day = (startDate: string) => ({ startDate, endDate: startDate });
    const [kept, late] = [await at.asked(actor, day('2099-06-30')), await at.asked(actor, day('2099-07-01'))];
    const leave = { status: 'terminated', end_date: '2099-06-30' };
    expect((await rest(at.app, at.admin, 'PUT', `/staff/${actor.staffId}`, leave)).status).toBe(200);
    const { body } = await rest(at.app, at.admin, 'GET', `/time-off?staff_id=${actor.staffId}`);
    expect(body.data.map(({ id }: { id: string }) => id)).toEqual([kept]);
    expect(late).not.toBe(kept);
    const more = { start_date: '2099-06-01', end_date: '2099-06-02' };
    expect((await rest(at.app, actor, 'POST', '/time-off', more)).status).toBe(201);
    const after = { start_date: '2099-07-01', end_date: '2099-07-02' };
    expect((await rest(at.app, actor, 'POST', '/time-off', after)).status).toBe(422);
  });
});

describe('time off of a staff member who is erased', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
  });

  it('loses its reason, also in the audit log', async () => {
    const { app, academy, admin } = at;
    const actor = await academy.as('teacher');
    const path = `/staff/${actor.staffId}`;
    const ask = async (who: typeof actor, reason: string) =>
      (await rest(app, who, 'POST', '/time-off', { start_date: '2099-12-24', end_date: '2099-12-24', reason })).body
        .data.id;
    const [kept, withdrawn, others] = [
      await ask(actor, 'Surgery'),
      await ask(actor, 'Surgery'),
      await ask(at.ours, 'Trip'),
    ];
    const decision = { status: 'approved', reason: 'Surgery, of course' };
    expect((await rest(app, admin, 'POST', `/time-off/${kept}/decide`, decision)).status).toBe(200);
    expect((await rest(app, actor, 'DELETE', `/time-off/${withdrawn}`)).status).toBe(200);
    await rest(app, admin, 'PUT', path, { status: 'terminated' });
    expect((await rest(app, admin, 'POST', `${path}/erase`, { reason: 'Asked for' })).status).toBe(200);

    const rows = await academy.run((em) => em.find(StaffTimeOff, {}, { filters: { notDeleted: false } }));
    expect(Object.fromEntries(rows.map(({ id, reason }) => [id, reason]))).toEqual({
      ...{ [kept]: null, [withdrawn]: null, [others]: 'Trip' },
    });
    const { body } = await rest(app, admin, 'GET', '/audit-log?resource=StaffTimeOff&per_page=100');
    expect(JSON.stringify(body)).not.toContain('Surgery');
    const told = body.data.filter((entry: any) => entry.resource_id === kept && entry.after?.status === 'approved');
    expect(told).toMatchObject([{ before: { reason: null, status: 'requested' }, after: { reason: null } }]);
    expect(JSON.stringify(body)).toContain('Trip');
    expect((await rest(app, admin, 'GET', `/time-off/${kept}`)).body.data).toMatchObject({
      ...{ start_date: '2099-12-24', status: 'approved', reason: null },
    });
  });
});
