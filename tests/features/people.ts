import { type GraphQLObjectType, getNamedType, isObjectType } from 'graphql';
import { ownFields } from '../../rest/derive-fields.ts';
import { type TestApp, testApp } from '../support/app.ts';
import { type Credentials, type GraphqlResult, gql } from '../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../support/seed.ts';
import { schema } from '../support/service-schema.ts';

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

type Write = (app: TestApp, as: Credentials, input: object) => Promise<GraphqlResult>;
type Change = (app: TestApp, as: Credentials, id: string, input: object) => Promise<GraphqlResult>;
type OnOne = (app: TestApp, as: Credentials, id: string) => Promise<GraphqlResult>;

/** The operations on students, parents or staff. Results are in `data` under the name of the mutation. */
export interface People {
  create: Write;
  update: Change;
  remove: OnOne;
  read(app: TestApp, as: Credentials, id: string): Promise<any>;
}

function people(type: string, field: string, row: string): People {
  const mutation = (name: string) =>
    `mutation ($id: ID!, $input: ${name}${type}Input!) { ${name.toLowerCase()}${type}(id: $id, input: $input) { ${row} } }`;
  return {
    create: (app, as, input) =>
      gql(app, as, `mutation ($input: Create${type}Input!) { create${type}(input: $input) { ${row} } }`, { input }),
    update: (app, as, id, input) => gql(app, as, mutation('Update'), { id, input }),
    remove: (app, as, id) => gql(app, as, `mutation ($id: ID!) { delete${type}(id: $id) { message } }`, { id }),
    read: async (app, as, id) =>
      (await gql(app, as, `query ($id: ID!) { ${field}(id: $id) { ${row} } }`, { id })).data[field],
  };
}

/** Returns a selection of the fields of a type, without relations, `createdAt` and `updatedAt`. */
function rowOf(type: string): string {
  const selected = (of: GraphQLObjectType): string =>
    ownFields(of)
      .filter(({ name }) => !['createdAt', 'updatedAt'].includes(name))
      .map((field) => {
        const inner = getNamedType(field.type);
        return isObjectType(inner) ? `${field.name} { ${selected(inner)} }` : field.name;
      })
      .join(' ');
  return selected(schema.getType(type) as GraphQLObjectType);
}

export const students = people('Student', 'student', rowOf('Student'));

const PARENT = `${rowOf('Parent')} students(first: 100, orderBy: [CREATED_AT_ASC]) {
  edges { node { id } relationship isPrimary canPickup receivesBilling }
}`;

export const parents = people('Parent', 'parent', PARENT);

export const staff = people('StaffMember', 'staffMember', rowOf('StaffMember'));

export const linkParent = (app: TestApp, as: Credentials, link: object) =>
  gql(
    app,
    as,
    `mutation ($parentId: ID!, $studentId: ID!, $relationship: Relationship!, $isPrimary: Boolean, $canPickup: Boolean,
      $receivesBilling: Boolean) {
      linkParent(parentId: $parentId, studentId: $studentId, relationship: $relationship, isPrimary: $isPrimary,
        canPickup: $canPickup, receivesBilling: $receivesBilling) { ${PARENT} }
    }`,
    link,
  );

export const unlinkParent = (app: TestApp, as: Credentials, parentId: string, studentId: string) =>
  gql(
    app,
    as,
    `mutation ($parentId: ID!, $studentId: ID!) { unlinkParent(parentId: $parentId, studentId: $studentId) { ${PARENT} } }`,
    { parentId, studentId },
  );

/** Returns the children in a result of a parent, with the link fields. */
export const childrenOf = (parent: any): object[] =>
  parent.students.edges.map(({ node, ...link }: { node: { id: string } }) => ({ studentId: node.id, ...link }));

/** Returns the present date in a time zone. */
export const todayIn = (timeZone: string): string => new Intl.DateTimeFormat('en-CA', { timeZone }).format(new Date());

/** Returns the day before a date. */
export const dayBefore = (date: string): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) - 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Checks if a member can still read their academy. */
export async function getsIn(app: TestApp, member: Credentials): Promise<boolean> {
  const { errors } = await gql(app, member, '{ students(first: 1) { totalCount } }');
  return errors === undefined;
}
