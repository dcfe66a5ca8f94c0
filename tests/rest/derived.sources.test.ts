import 'reflect-metadata';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  buildSchema,
  type GraphQLObjectType,
  getNamedType,
  isEnumType,
  isObjectType,
  parse,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql';
import { describe, expect, it } from 'vitest';
import { ownFields } from '../../rest/derive-fields.ts';
import { deriveOperations } from '../../rest/derive-operations.ts';
import { filtersOf, sortsOf } from '../../rest/list-options.ts';
import {
  derivedFolder,
  documentOf,
  loadOperations,
  type StoredOperation,
  sourcesIn,
  writtenFolder,
} from '../../rest/operations.ts';
import { resources } from '../../rest/resources.ts';
import { routes } from '../../rest/routes/index.ts';
import { modules } from '../../src/features/index.ts';
import { fieldsOf, fragmentsOf } from '../../src/platform/documents/selections.ts';
import { buildServiceSchema } from '../../src/platform/graphql/schema.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { PROJECT } from '../architecture/sources.ts';

const schema = buildServiceSchema(modules);
const operations = loadOperations(schema);

describe('the derived operations', () => {
  it('are those in rest/operations/derived; `npm run schema` writes them', () => {
    const printed = new Map(sourcesIn(derivedFolder()).map(({ name, body }) => [name, body]));
    const derived = deriveOperations(schema, documentOf(sourcesIn(writtenFolder())));
    expect(Object.fromEntries(printed)).toEqual(Object.fromEntries(derived));
  });

  it('answer a field that is new, and one inside a value', () => {
    const type = buildSchema(`
      type Query { student: Student }
      type Student { id: ID!, name: String, homeAddress: Address, course: Course, fees: FeeConnection }
      type Address { city: String }
      type Course { id: ID! }
      type FeeConnection { totalCount: Int }
    `).getType('Student') as GraphQLObjectType;
    expect(ownFields(type).map(({ name }) => name)).toEqual(['id', 'name', 'homeAddress']);
  });

  it('say what they expect of a schema that lacks it', () => {
    const small = buildSchema('type Query { academies: String } type Academy { id: ID! }');
    const written = parse('fragment X on Academy { id }');
    expect(() => deriveOperations(small, written)).toThrow(/createAcademy, which the schema does not have/);
  });
});

/** Fields that answers leave out, and why. */
const LEFT_OUT: Record<string, string> = {
  'AttendanceMark.academyId': 'is that of the record it stands in',
  'AttendanceMark.attendanceId': 'is the id of the record it stands in',
  'AttendanceMark.createdAt': 'is when the record was corrected, which its next mark tells',
  'AttendanceMark.updatedAt': 'marks in the history do not change',
  'DeletePayload.id': 'is in the path',
  'Payment.allocations': 'are told of payments themselves, and not below each of many fees',
  'UserMembership.staffRole': 'is told by the staff member',
};

/** Answers of thousands of rows, which tell what a calendar shows of them; each has a path of its own. */
const IN_BRIEF = ['timetable'];

/** The record that a path names is looked for alone, and a parent's students are links, which have their ids. */
const isLookedFor = (keys: readonly string[]) => ['list', 'data', 'student_id'].includes(keys.join());

/** Lists that have no path of their own: the records are listed to the Super Admin alone, by GraphQL. */
const WITHOUT_PATH = ['jobs'];

describe('every answer', () => {
  const whole = operations.all().filter(({ name }) => !IN_BRIEF.includes(name));

  it.each(whole)('of $name has all fields of what it answers', ({ document }) => {
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

  it('leaves out no more than there is', () => {
    const known = Object.keys(LEFT_OUT).filter((path) => {
      const [type, field] = path.split('.') as [string, string];
      return field in (schema.getType(type) as GraphQLObjectType).getFields();
    });
    expect(known).toEqual(Object.keys(LEFT_OUT));
  });
});

/** The filters of every list, and those of all but the audit log, clashes and sessions of users. */
const OF_ALL = ['search', 'exclude'];
const OF_RECORDS = ['created_from', 'created_to', 'updated_from', 'updated_to'];

describe('lists', () => {
  const pages = routes.filter(({ answer, path }) => answer === 'page' && !path.includes(':id'));

  it('of the schema all have a path', () => {
    const lists = Object.values(schema.getQueryType()?.getFields() ?? {})
      .filter(({ type }) => getNamedType(type).name.endsWith('Connection'))
      .map(({ name }) => name);
    const served = [
      ...resources.map(({ routes: { list } }) => list?.operation),
      ...routes.filter(({ answer }) => answer === 'report').map(({ operation }) => operation),
    ];
    expect(lists.filter((name) => !served.includes(name))).toEqual(WITHOUT_PATH);
  });

  it('all have the filters that the README tells of all', () => {
    for (const { operation } of pages) {
      const { variables } = operations.get(operation) as StoredOperation;
      const common = ['auditLog', 'clashes', 'mySessions'].includes(operation) ? OF_ALL : [...OF_ALL, ...OF_RECORDS];
      // billing runs have no text to look for
      const told = operation === 'billingRuns' ? common.filter((name) => name !== 'search') : common;
      expect(filtersOf(getNamedType(variables.get('filter')))).toEqual(expect.arrayContaining(told));
    }
  });

  it('are in the table of the README, with their filters, orders and relations', () => {
    const readme = readFileSync(join(PROJECT, 'README.md'), 'utf8');
    const rows = pages.map(({ path, operation }) => rowOf(path, operations.get(operation) as StoredOperation));
    expect(readme.match(/^\| `\/(?:auth\/)?[a-z-]+` \|.*\|$/gm)?.toSorted()).toEqual(rows.toSorted());
  });
});

/** The row of a list in the README. */
function rowOf(path: string, { variables, includes }: StoredOperation): string {
  const typeOf = (name: string) => {
    const type = variables.get(name);
    return type && getNamedType(type);
  };
  expect(isEnumType(typeOf('orderBy'))).toBe(true);
  const listed = (names: string[]) => names.map((name) => `\`${name}\``).join(', ') || '–';
  const filters = filtersOf(typeOf('filter')).filter((name) => ![...OF_ALL, ...OF_RECORDS].includes(name));
  const sorts = sortsOf(typeOf('orderBy')).filter((name) => !['created_at', 'updated_at'].includes(name));
  return `| \`${path}\` | ${listed(filters)} | ${listed(sorts)} | ${listed(includes.map(snakeCase))} |`;
}
