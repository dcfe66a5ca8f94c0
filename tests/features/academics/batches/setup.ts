import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

const BATCH = /* GraphQL */ `
  fragment BatchRow on Batch {
    id academyId courseId name code startDate endDate startTime endTime daysOfWeek maxStudents instructorId roomId classroom
    status notes availableSeats createdAt updatedAt
    course { id name }
    instructor { id name }
    room { id name }
  }
`;

const CREATE = `${BATCH} mutation ($input: CreateBatchInput!) { createBatch(input: $input) { ...BatchRow } }`;
const UPDATE = `${BATCH} mutation ($id: ID!, $input: UpdateBatchInput!) { updateBatch(id: $id, input: $input) { ...BatchRow } }`;
const READ = `${BATCH} query ($id: ID!) { batch(id: $id) { ...BatchRow } }`;

export const createBatch = (app: TestApp, as: Credentials, input: object) => gql(app, as, CREATE, { input });
export const updateBatch = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(app, as, UPDATE, { id, input });
export const deleteBatch = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteBatch(id: $id) { message } }', { id });
export const readBatch = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, READ, { id })).data.batch;

/** Returns the enrollments that the caller can see, by id. */
export async function enrollmentsOf(app: TestApp, as: Credentials): Promise<Record<string, any>> {
  const query = `{ enrollments(first: 100) { nodes {
    id status progressPercentage completionDate waitlistPosition dropReason
  } } }`;
  const { data } = await gql(app, as, query);
  return Object.fromEntries(data.enrollments.nodes.map(({ id, ...rest }: { id: string }) => [id, rest]));
}

/** Returns the fields that a new batch requires. */
export const newBatch = (courseId: string, given: object = {}) => ({
  courseId,
  name: 'Beginners',
  startDate: '2026-02-02',
  endDate: '2026-06-26',
  startTime: '16:00',
  endTime: '17:30:00',
  daysOfWeek: ['MONDAY', 'THURSDAY'],
  ...given,
});

export interface Scene {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
  courseId: string;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, given);
  return { app, academy, admin: await academy.as('academy_admin'), courseId: (await academy.with.course()).id };
}

/** Returns the present date in a time zone. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());
