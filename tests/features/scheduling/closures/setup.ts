import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { REFUSED_PERIODS } from '../../periods.ts';

const FIELDS = `id academyId name startDate endDate startTime endTime courseIds batchIds roomIds excusesFees version
  createdAt updatedAt`;

export const createClosure = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateClosureInput!) { createClosure(input: $input) { ${FIELDS} } }`, { input });
export const updateClosure = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateClosureInput!) { updateClosure(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );
export const deleteClosure = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteClosure(id: $id) { message } }', { id });
export const readClosure = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { closure(id: $id) { ${FIELDS} } }`, { id })).data.closure;

/** Required fields of a closure. */
export const newClosure = (given: object = {}) => ({
  name: 'Holidays',
  startDate: '2026-12-24',
  endDate: '2026-12-31',
  ...given,
});

/** Inputs refused in createClosure and updateClosure, with the expected errors. */
export const REFUSED: [what: string, input: object, told: Record<string, string[]>][] = [
  ['no name', { name: ' ' }, { name: ['The name field is required.'] }],
  ...REFUSED_PERIODS,
  [
    '101 batches',
    { batchIds: Array.from({ length: 101 }, (_, n) => `01890000-0000-7000-8000-${String(n).padStart(12, '0')}`) },
    { batchIds: ['The batch ids field must not have more than 100 items.'] },
  ],
  [
    'a duplicate room',
    { roomIds: ['01890000-0000-7000-8000-000000000000', '01890000-0000-7000-8000-000000000000'] },
    { roomIds: ['The room ids field has a duplicate value.'] },
  ],
  ['null as courseIds', { courseIds: null }, { courseIds: ['The course ids field is required.'] }],
  ['null as excusesFees', { excusesFees: null }, { excusesFees: ['The excuses fees field is required.'] }],
];

/** Inputs refused by their GraphQL types. */
export const REFUSED_TYPES: [what: string, input: object][] = [
  ['an impossible date', { startDate: '2026-02-30' }],
  ['25:00 as end time', { startTime: '09:00', endTime: '25:00' }],
  ['24:00 as end time', { startTime: '23:00', endTime: '24:00' }],
  ['null among courseIds', { courseIds: [null] }],
  ['an unknown field', { colour: 'red' }],
  ['a read-only field', { wallStart: '2026-12-24T00:00:00' }],
];

export interface Scene {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, given);
  return { app, academy, admin: await academy.as('academy_admin') };
}

/** Creates rows with `make`. Returns their ids in order. */
export async function idsOf(make: () => Promise<{ id: string }>, count = 2): Promise<string[]> {
  const ids: string[] = [];
  for (let n = 0; n < count; n++) ids.push((await make()).id);
  return ids.toSorted();
}
