import { sql } from 'kysely';
import { ApiKey } from '../../../../src/features/identity/api-keys/api-key.entity.ts';
import { ApiKeyRole } from '../../../../src/features/identity/api-keys/api-key.enums.ts';
import { newApiKeyToken } from '../../../../src/features/identity/auth/callers/api-key-token.ts';
import { keyUser } from '../../../../src/features/identity/auth/principals.ts';
import { User } from '../../../../src/features/identity/auth/user.entity.ts';
import { systemTransaction } from '../../../../src/platform/database/tenant-session.ts';
import { scopes } from '../../../../src/platform/permissions/scopes.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';

export const EVERY_SCOPE = scopes().map(([scope]) => scope);

/** Returns the refusal for a missing scope. */
export const lacks = (scope: string) => ({ code: 'FORBIDDEN', message: `The API key lacks the scope ${scope}.` });

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

/** Returns the time that is `ms` milliseconds from now. */
export const inTime = (ms: number): string => new Date(Date.now() + ms).toISOString();

export const HOUR = 3_600_000;

/** Returns valid input for a new key. */
export const keyInput = (given: object = {}) => ({
  ...{ name: 'Accounting', role: 'SUPPORT_STAFF', scopes: ['students:read'], expiresAt: inTime(HOUR) },
  ...given,
});

export const createApiKey = (app: TestApp, as: Credentials, given: object = {}) =>
  gql(app, as, 'mutation ($input: CreateApiKeyInput!) { createApiKey(input: $input) { id token } }', {
    input: keyInput(given),
  });

export const revokeApiKey = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { revokeApiKey(id: $id) { id message } }', { id });

/** Credentials of a key, without an academy header. */
export interface Key extends Credentials {
  readonly id: string;
  readonly token: string;
}

/** Inserts a key directly, without the mutation `createApiKey`. */
export async function seedKey({ app, academy, admin }: Scene, given: Partial<ApiKey> = {}): Promise<Key> {
  const key = new ApiKey();
  const { token, hash } = newApiKeyToken(key.id);
  const plausible = { name: 'System', role: ApiKeyRole.ACADEMY_ADMIN, scopes: EVERY_SCOPE, expiresAt: inTime(HOUR) };
  await systemTransaction(app.services.database, async (em) => void em.persist(keyUser(key.id, 'System')));
  await academy.run(async (em) => {
    Object.assign(key, { ...plausible, secretHash: hash, ...given });
    key.creator = em.getReference(User, admin.userId);
    em.persist(key);
  });
  return { id: key.id, token };
}

/** Returns the stored rows of a table in the academy. */
export async function rowsOf({ app, academy }: Scene, table: string): Promise<Record<string, any>[]> {
  const statement = sql<Record<string, any>>`select * from ${sql.table(table)} where academy_id = ${academy.id}`;
  return (await statement.execute(app.services.database.kysely)).rows;
}

/** Returns the first error of a result. */
export const errorOf = ({ errors }: GraphqlResult) =>
  errors?.[0] && { code: errors[0].extensions.code, message: errors[0].message };
