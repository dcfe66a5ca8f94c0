import { beforeAll, describe, expect, it } from 'vitest';
import { AcademyStatus } from '../../../../src/features/academy/academies/academy.enums.ts';
import type { TestApp } from '../../../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../../../support/clients.ts';
import { type AcademySeed, seedAcademy } from '../../../support/seed.ts';
import { type Scene, scene } from '../../people/staff/setup.ts';
import { EVERY_ROLE, FORBIDDEN, notFound, refusal, superAdminIn, UNAUTHENTICATED, UNKNOWN_ID } from '../../writing.ts';

export { type Scene, scene };

type Write = (app: TestApp, as: Credentials, idOrInput: string | object, input?: object) => Promise<GraphqlResult>;

/** Returns functions that call the GraphQL operations of a type and select the given fields. */
export function operations(type: string, fields: string) {
  const name = type.charAt(0).toLowerCase() + type.slice(1);
  const write = (verb: string, inputType: string): Write => {
    const operation = `${verb}${type}`;
    return (app, as, first, second) =>
      second === undefined
        ? gql(app, as, `mutation ($input: ${inputType}!) { ${operation}(input: $input) { ${fields} } }`, {
            input: first,
          })
        : gql(
            app,
            as,
            `mutation ($id: ID!, $input: ${inputType}!) { ${operation}(id: $id, input: $input) { ${fields} } }`,
            { id: first, input: second },
          );
  };
  return {
    create: write('create', `Create${type}Input`),
    update: write('update', `Update${type}Input`),
    revise: write('revise', `Revise${type}Input`),
    remove: (app: TestApp, as: Credentials, id: string) =>
      gql(app, as, `mutation ($id: ID!) { delete${type}(id: $id) { message } }`, { id }),
    read: async (app: TestApp, as: Credentials, id: string) =>
      (await gql(app, as, `query ($id: ID!) { ${name}(id: $id) { ${fields} } }`, { id })).data[name],
  };
}

const MAY = ['academy_admin', 'administrator'] as const;
const MAY_NOT = EVERY_ROLE.filter((role) => !(MAY as readonly string[]).includes(role));

/** Defines tests of the roles that may create a record. `make` calls the mutation. */
export function testWhoMayMake(make: (at: Scene, as: Credentials) => Promise<GraphqlResult>): void {
  describe('permission to create', () => {
    let at: Scene;

    beforeAll(async () => {
      at = await scene();
    });

    it.each(MAY)('is given to the role %s', async (role) => {
      expect((await make(at, await at.academy.as(role))).errors).toBeUndefined();
    });

    it('is given to the Super Admin, even in a suspended academy', async () => {
      expect((await make(at, await superAdminIn(at.app, at.academy))).errors).toBeUndefined();
      const shut = await scene({ status: AcademyStatus.SUSPENDED });
      expect(await refusal(shut.app, shut.academy.id, () => make(shut, shut.admin))).toEqual(FORBIDDEN);
      expect((await make(shut, await superAdminIn(shut.app, shut.academy))).errors).toBeUndefined();
    });

    it.each(MAY_NOT)('is denied to the role %s', async (role) => {
      const actor = await at.academy.as(role);
      expect(await refusal(at.app, at.academy.id, () => make(at, actor))).toEqual(FORBIDDEN);
    });

    it('is denied without a token', async () => {
      const nobody = { academyId: at.academy.id };
      expect(await refusal(at.app, at.academy.id, () => make(at, nobody))).toEqual(UNAUTHENTICATED);
    });
  });
}

/** Defines tests of the roles that may change a record. `seed` creates the record, and `write` calls the mutation. */
export function testWhoMayWrite(
  name: string,
  seed: (make: AcademySeed) => Promise<{ id: string }>,
  write: (app: TestApp, as: Credentials, id: string) => Promise<GraphqlResult>,
): void {
  describe('permission to change', () => {
    let at: Scene;

    beforeAll(async () => {
      at = await scene();
    });

    it.each(MAY)('is given to the role %s', async (role) => {
      const { id } = await seed(at.academy.with);
      expect((await write(at.app, await at.academy.as(role), id)).errors).toBeUndefined();
    });

    it.each(MAY_NOT)('is denied to the role %s, whether or not the record exists', async (role) => {
      const actor = await at.academy.as(role);
      for (const id of [(await seed(at.academy.with)).id, UNKNOWN_ID]) {
        expect(await refusal(at.app, at.academy.id, () => write(at.app, actor, id))).toEqual(FORBIDDEN);
      }
    });

    it('is not enough for records that are unknown or in another academy: the error is NOT_FOUND', async () => {
      const other = await seedAcademy(at.app);
      for (const wrong of [(await seed(other.with)).id, UNKNOWN_ID, 'nonsense']) {
        expect(await refusal(at.app, other.id, () => write(at.app, at.admin, wrong))).toEqual(notFound(name));
      }
    });
  });
}

/** Asserts that a call is refused and changes nothing. Returns the error. */
export const refusedOf = (at: Scene, call: () => Promise<GraphqlResult>): Promise<unknown> =>
  refusal(at.app, at.academy.id, call);
