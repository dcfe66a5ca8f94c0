import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { RoomStatus } from '../../../../src/features/academics/rooms/room.enums.ts';
import { gql } from '../../../support/clients.ts';
import { seedAcademy } from '../../../support/seed.ts';
import { EVERY_ROLE } from '../../writing.ts';
import { type Scene, scene } from './setup.ts';

describe('rooms query', () => {
  let at: Scene;

  beforeAll(async () => {
    at = await scene();
    const pool = await at.academy.with.room({ name: 'Großes Becken' });
    await at.academy.with.room({ name: 'Attic', status: RoomStatus.ARCHIVED });
    await at.academy.with.batch({ roomId: pool.id, name: 'Otters' });
    await at.academy.with.batch({ name: 'Nowhere' });
    await (await seedAcademy(at.app)).with.room({ name: 'Elsewhere' });
  });

  it.each(EVERY_ROLE)('shows every room with its batches to the role %s', async (role) => {
    const query = `{ rooms(orderBy: [NAME_ASC]) { totalCount nodes { name batches { totalCount nodes { name room { name } } } } } }`;
    const { data, errors } = await gql(at.app, await at.academy.as(role), query);
    expect(errors).toBeUndefined();
    const otters = { name: 'Otters', room: { name: 'Großes Becken' } };
    expect(data.rooms).toEqual({
      totalCount: 2,
      nodes: [
        { name: 'Attic', batches: { totalCount: 0, nodes: [] } },
        { name: 'Großes Becken', batches: { totalCount: 1, nodes: [otters] } },
      ],
    });
  });

  it.each([
    [{ status: 'ARCHIVED' }, ['Attic']],
    [{ status: 'ACTIVE' }, ['Großes Becken']],
    [{ search: 'GROSSES' }, []],
    [{ search: 'GROßES b' }, ['Großes Becken']],
  ])('filters rooms by %j', async (filter, names) => {
    const query = 'query ($filter: RoomFilter) { rooms(filter: $filter) { totalCount nodes { name } } }';
    const { data } = await gql(at.app, at.admin, query, { filter });
    expect(data.rooms).toEqual({ totalCount: names.length, nodes: names.map((name) => ({ name })) });
  });
});
