import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';

export { type Scene, scene } from '../../people/staff/setup.ts';

const FIELDS = 'id academyId name capacity status notes version createdAt updatedAt';

export const createRoom = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateRoomInput!) { createRoom(input: $input) { ${FIELDS} } }`, { input });
export const updateRoom = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(app, as, `mutation ($id: ID!, $input: UpdateRoomInput!) { updateRoom(id: $id, input: $input) { ${FIELDS} } }`, {
    id,
    input,
  });
export const deleteRoom = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteRoom(id: $id) { message } }', { id });
export const readRoom = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { room(id: $id) { ${FIELDS} } }`, { id })).data.room;
