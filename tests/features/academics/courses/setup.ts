import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';

export { type Scene, scene } from '../../people/staff/setup.ts';

const FIELDS = `id academyId name code description category level departmentId department { id } minAge maxAge color price
  billingFrequency completionRule { minAttendance minProgress requirePaid } status createdAt updatedAt`;

export const createCourse = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateCourseInput!) { createCourse(input: $input) { ${FIELDS} } }`, { input });
export const updateCourse = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateCourseInput!) { updateCourse(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );
export const deleteCourse = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteCourse(id: $id) { message } }', { id });
export const readCourse = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { course(id: $id) { ${FIELDS} } }`, { id })).data.course;
