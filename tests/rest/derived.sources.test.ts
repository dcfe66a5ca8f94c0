import 'reflect-metadata';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { ownFields } from '../../rest/derive-fields.ts';
import { deriveOperations } from '../../rest/derive-operations.ts';
import { filtersOf } from '../../rest/list-options.ts';
import {
  derivedFolder,
  documentOf,
  loadOperations,
  type StoredOperation,
  sourcesIn,
  writtenFolder,
} from '../../rest/operations.ts';
import { resourcesOf } from '../../rest/resources.ts';
import { fieldsOf, fragmentsOf } from '../../src/platform/documents/selections.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { routes } from '../support/routes.ts';
import { schema } from '../support/service-schema.ts';

const operations = loadOperations(schema);

describe('REST operations that are generated from the schema', () => {
  it('equal the files in rest/operations/derived, which `npm run schema` writes', () => {
    const printed = new Map(sourcesIn(derivedFolder()).map(({ name, body }) => [name, body]));
    const derived = deriveOperations(schema, documentOf(sourcesIn(writtenFolder())));
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(derived));
  });

  it('select a field that is new in the schema, even inside an object', () => {
    const type = buildSchema(`
      type Query { student: Student }
      type Student { id: ID!, name: String, homeAddress: Address, course: Course, fees: FeeConnection }
      type Address { city: String }
      type Course { id: ID! }
      type FeeConnection { totalCount: Int }
    `).getType('Student') as GraphQLObjectType;
    expect(ownFields(type).map(({ name }) => name)).toEqual(['id', 'name', 'homeAddress']);
  });

  it('cause an error with the name of the mutation if the schema lacks the mutation', () => {
    const small = buildSchema('type Query { academies: String } type Academy { id: ID! }');
    const written = parse('fragment X on Academy { id }');
    expect(() => deriveOperations(small, written)).toThrow(/createAcademy, which the schema does not have/);
  });
});

it('REST knows the names of all operations before it parses them', () => {
  expect([...operations.names]).toEqual(operations.all().map(({ name }) => name));
});

/** Fields that responses exclude, each with its reason. */
const LEFT_OUT: Record<string, string> = {
  'AttendanceMark.academyId': 'is that of the record it stands in',
  'AttendanceMark.attendanceId': 'is the id of the record it stands in',
  'AttendanceMark.createdAt': 'is when the record was corrected, which its next mark tells',
  'AttendanceMark.updatedAt': 'marks in the history do not change',
  'DeletePayload.id': 'is in the path',
  'EarlierResult.academyId': 'is that of the result it stands in',
  'EarlierResult.createdAt': 'is when the result was corrected, which its next state tells',
  'EarlierResult.resultId': 'is the id of the result it stands in',
  'EarlierResult.updatedAt': 'earlier results do not change',
  'Payment.allocations': 'are told of payments themselves, and not below each of many fees',
  'UserMembership.staffRole': 'is told by the staff member',
};

/** Operations with thousands of rows in their response, with a short form of nested records that have their own paths. */
const IN_BRIEF = ['timetable'];

/**
 * Returns true for a record that is only checked for existence, and for links to a parent's students, which return ids.
 */
const isLookedFor = (keys: readonly string[]) => ['list', 'data', 'student_id'].includes(keys.join());

/** Lists without a path: jobs are listed only for the Super Admin, in GraphQL. */
const WITHOUT_PATH = ['jobs'];

describe('fields in REST responses', () => {
  const whole = operations.all().filter(({ name }) => !IN_BRIEF.includes(name));

  it.each(whole)('include all fields of the returned types: $name', ({ document }) => {
    const missing = new Set<string>();
    const fragments = fragmentsOf(document);
    const types = new TypeInfo(schema);
    const look = {
      Field: {
        enter(field: { selectionSet?: Parameters<typeof fieldsOf>[0][number] }) {
          const type = getNamedType(types.getType());
          if (!isObjectType(type) || !field.selectionSet || /(Connection|^PageInfo)$/.test(type.name)) return;
          const selected = fieldsOf([field.selectionSet], fragments);
          if (isLookedFor([...selected.keys()])) return;
          for (const { name } of ownFields(type)) {
            const asked = selected.get(snakeCase(name))?.[0]?.name.value;
            if (asked !== name && !LEFT_OUT[`${type.name}.${name}`]) missing.add(`${type.name}.${name}`);
          }
        },
      },
    };
    visit(document, visitWithTypeInfo(types, look));
    expect([...missing]).toEqual([]);
  });

  it('exclude only fields that exist in the schema', () => {
    const known = Object.keys(LEFT_OUT).filter((path) => {
      const [type, field] = path.split('.') as [string, string];
      return field in (schema.getType(type) as GraphQLObjectType).getFields();
    });
    expect(known).toEqual(Object.keys(LEFT_OUT));
  });
});

/** Filters of every list, and further filters of every list except audit log, clashes and login sessions. */
const OF_ALL = ['search', 'exclude'];
const OF_RECORDS = ['created_from', 'created_to', 'updated_from', 'updated_to'];

/** The lists whose rows have no text to search. */
const WITHOUT_SEARCH = [
  'billingRuns',
  'files',
  'notifications',
  'notificationSends',
  'notificationTemplates',
  'results',
  'termComments',
];

describe('list routes', () => {
  const pages = routes.filter(({ answer, path }) => answer === 'page' && !path.includes(':id'));

  it('exist for every list of the schema', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
      .map(({ name }) => name);
    const served = [
      ...resourcesOf(schema).map(({ routes: { list } }) => list?.operation),
      ...routes.filter(({ answer }) => answer === 'report').map(({ operation }) => operation),
    ];
    expect(lists.filter((name) => !served.includes(name))).toEqual(WITHOUT_PATH);
  });

  it('have the filters that docs/rest.md promises for all lists', () => {
    for (const { operation } of pages) {
      const { variables } = operations.get(operation) as StoredOperation;
      const common = ['auditLog', 'clashes', 'mySessions'].includes(operation) ? OF_ALL : [...OF_ALL, ...OF_RECORDS];
      const told = WITHOUT_SEARCH.includes(operation) ? common.filter((name) => name !== 'search') : common;
      expect(filtersOf(getNamedType(variables.get('filter')))).toEqual(expect.arrayContaining(told));
    }
  });
});
