import { sql } from 'kysely';
import { expect } from 'vitest';
import { hashPassword } from '../../../../src/features/identity/auth/account/passwords.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { type Actor, type Member, type SeededAcademy, seedAcademy, seedUser } from '../../../support/seed.ts';

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

/** The role of a member and the record for the role, as mutations receive them. */
export interface PartInput {
  role?: string;
  staffId?: string | null;
  parentId?: string | null;
  studentId?: string | null;
}

export const inviteMember = (app: TestApp, as: Credentials, input: PartInput & { email?: string }) =>
  gql(
    app,
    as,
    `mutation ($email: String!, $role: MemberRole!, $staffId: ID, $parentId: ID, $studentId: ID) {
      inviteMember(email: $email, role: $role, staffId: $staffId, parentId: $parentId, studentId: $studentId) {
        id token
      }
    }`,
    input,
  );

export const acceptInvitation = (app: TestApp, as: Credentials, token: string, given: object = NEW_USER) =>
  gql(
    app,
    as,
    `mutation ($token: String!, $name: String, $password: String) {
      acceptInvitation(token: $token, name: $name, password: $password) { token expiresAt user { id name email } }
    }`,
    { token, ...given },
  );

export const revokeInvitation = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { revokeInvitation(id: $id) { message } }', { id });

export const removeMember = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { removeMember(id: $id) { message } }', { id });

export const changeMemberRole = (app: TestApp, as: Credentials, id: string, part: PartInput) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $role: MemberRole!, $staffId: ID, $parentId: ID, $studentId: ID) {
      changeMemberRole(id: $id, role: $role, staffId: $staffId, parentId: $parentId, studentId: $studentId) {
        id userId role staffRole staffId parentId studentId
      }
    }`,
    { id, ...part },
  );

export const NEW_USER = { name: 'New Person', password: 'correct horse' };
export const INVALID_TOKEN = {
  code: 'BAD_USER_INPUT',
  message: 'The selected token is invalid.',
  fields: { token: ['The selected token is invalid.'] },
};

let serial = 0;

/** Returns an unused e-mail address. */
export const newEmail = (): string => `invited-${process.pid}-${++serial}@example.test`;

/** Sends an invitation. Returns its id, its token and its e-mail address. */
export async function invited(
  { app, admin }: Scene,
  given: PartInput & { email?: string } = {},
): Promise<{ id: string; token: string; email: string }> {
  const email = given.email ?? newEmail();
  const { data, errors } = await inviteMember(app, admin, { role: 'ACADEMY_ADMIN', ...given, email });
  expect(errors).toBeUndefined();
  return { ...data.inviteMember, email };
}

/** Creates a user with a password, signed in. */
export async function userWithPassword(
  app: TestApp,
  password = 'own password',
): Promise<Actor & { email: string; password: string }> {
  const email = newEmail();
  return { ...(await seedUser(app, { email, passwordHash: await hashPassword(password) })), email, password };
}

/** Returns the stored membership of a user in an academy. */
export async function membershipOf(
  { app, academy }: Pick<Scene, 'app' | 'academy'>,
  userId: string,
): Promise<Record<string, any> | undefined> {
  return (await rowsOf(app, 'memberships', academy.id)).find((row) => row.user_id === userId);
}

/** Returns the rows of a table in an academy, ordered by id. */
export async function rowsOf(app: TestApp, table: string, academyId: string): Promise<Record<string, any>[]> {
  const rows = sql<Record<string, any>>`select * from ${sql.table(table)} where academy_id = ${academyId} order by id`;
  return (await rows.execute(app.services.database.kysely)).rows;
}

const TABLES = ['memberships', 'invitations', 'outbox_events', 'audit_entries', 'staff', 'parents', 'students'];

/** Runs a call that must be refused without changes. Returns its only error. */
export async function refused(
  { app, academy }: Pick<Scene, 'app' | 'academy'>,
  call: () => Promise<GraphqlResult>,
): Promise<unknown> {
  const state = async () => Promise.all(TABLES.map((table) => rowsOf(app, table, academy.id)));
  const before = await state();
  const { errors } = await call();
  expect(await state()).toEqual(before);
  expect(errors).toHaveLength(1);
  const [{ message, extensions } = { message: '', extensions: { code: '' } }] = errors ?? [];
  return { code: extensions.code, message, ...(extensions.fields && { fields: extensions.fields }) };
}

/** Reads the academy with an earlier token. Returns the error text, or null if the token works. */
export async function turnedAway({ app, academy }: Pick<Scene, 'app' | 'academy'>, token: string) {
  const { errors } = await gql(app, { token, academyId: academy.id }, '{ courses { totalCount } }');
  return errors?.[0]?.message ?? null;
}
