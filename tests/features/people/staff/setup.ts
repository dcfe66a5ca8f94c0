import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

const FIELDS = 'id academyId name headStaffId headStaff { id } createdAt updatedAt';

export const createDepartment = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateDepartmentInput!) { createDepartment(input: $input) { ${FIELDS} } }`, {
    input,
  });
export const updateDepartment = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateDepartmentInput!) { updateDepartment(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );
export const deleteDepartment = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteDepartment(id: $id) { message } }', { id });
export const readDepartment = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { department(id: $id) { ${FIELDS} } }`, { id })).data.department;

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
