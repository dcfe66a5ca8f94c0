import 'reflect-metadata';
import { type GraphQLObjectType, getNamedType, isLeafType, isObjectType } from 'graphql';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../support/app.ts';
import { gql, unseen } from '../support/clients.ts';
import { type FullAcademy, seedFullAcademy } from '../support/full-academy.ts';
import { schema } from '../support/service-schema.ts';
import { plannedStatements } from '../support/statement-count.ts';

const MOST_ALIASES = 50;

let app: TestApp;
let full: FullAcademy;

beforeAll(async () => {
  app = await testApp();
  full = await seedFullAcademy(app);
});

/** Returns the leaf fields of a type, and all fields of its JSON objects. */
function valuesOf(name: string): string {
  const type = schema.getType(name) as GraphQLObjectType;
  return Object.values(type.getFields())
    .map((field) => {
      const inner = getNamedType(field.type);
      if (isLeafType(inner)) return field.resolve ? '' : field.name;
      return isObjectType(inner) && !field.resolve && !inner.name.endsWith('Connection')
        ? `${field.name} { ${valuesOf(inner.name)} }`
        : '';
    })
    .join(' ');
}

test('a query at the limits of width and depth returns the same data with its query plan as without a query plan', async () => {
  const aliased = (count: number) => Array.from({ length: count }, (_, n) => `alias${n}: id`).join(' ');
  const tooMany = await gql(app, full.admin, `{ me { ${aliased(MOST_ALIASES + 1)} } }`);
  expect(tooMany.errors).toMatchObject([{ message: 'The document has 51 aliases; the limit is 50.' }]);
  const aliases = aliased(MOST_ALIASES);
  const course = `course { ${valuesOf('Course')} ${aliases} department { ${valuesOf('Department')} headStaff { ${valuesOf('StaffMember')} } } }`;
  const batch = `batch { ${valuesOf('Batch')} instructor { ${valuesOf('StaffMember')} } ${course} }`;
  const enrollments = `enrollments(first: 2) { totalCount pageInfo { hasNextPage endCursor }
    nodes { ${valuesOf('Enrollment')} ${batch} } edges { cursor node { ${valuesOf('Enrollment')} ${batch.replaceAll(aliases, '')} } } }`;
  const fees = `fees(first: 2) { nodes { ${valuesOf('Fee')} payments { nodes { ${valuesOf('Payment')} fee { ${valuesOf('Fee')} } } } } }`;
  const student = `${valuesOf('Student')} ${enrollments} ${fees}`;
  const query = unseen(
    `{ parents(first: 3) { nodes { ${valuesOf('Parent')} students(first: 6) { edges { cursor relationship isPrimary node { ${student} } } } } } }`,
  );
  const asked = await app.counting(() => gql(app, full.admin, query));
  expect(asked.result.errors).toBeUndefined();
  const again = await app.counting(() => gql(app, full.admin, query));
  expect(again.result).toEqual(asked.result);
  expect(again.statements).toHaveLength(plannedStatements());
});

test('data loaders read nested lists if a query has too many nested lists for one statement', async () => {
  // each level of fragments multiplies the lists by six: 1 + 6 × 2 + 36 × 2
  const lists = (next: string) =>
    ['enrollments', 'fees', 'attendance']
      .map((name) => `${name}(first: 1) { nodes { student { ${next} } } edges { node { student { ${next} } } } }`)
      .join(' ');
  const query = unseen(`{ students(first: 2) { nodes { ...Many } } }
    fragment Many on Student { id ${lists('...Few')} } fragment Few on Student { name ${lists('id')} }`);
  const ask = async () => {
    const { result, statements } = await app.counting(() => gql(app, full.admin, query));
    return { result, statements: statements.length };
  };
  const interpreted = await ask();
  expect(interpreted.result.errors).toBeUndefined();
  const compiled = await ask();
  expect(compiled.result).toEqual(interpreted.result);
  // the order of database responses determines how many loader keys are batched together
  for (const { statements } of [interpreted, compiled]) expect(statements).toBeGreaterThan(4);
});
