import {
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  getNamedType,
  getNullableType,
  isEnumType,
  isInputObjectType,
  isListType,
  isObjectType,
} from 'graphql';
import { loadOperations } from '../../../rest/operations.ts';
import type { FullAcademy } from '../../support/full-academy.ts';
import { schema } from '../../support/service-schema.ts';

/** The GraphQL operations that the REST routes run. */
export const operations = loadOperations(schema);

/** Texts that may break rules, libraries, drivers or databases. */
export const ODD_TEXTS = [
  '\ud800',
  'half\ud800@example.test',
  'https://example.test/\ud800',
  '2026-01-1\ud800',
  '\u0000',
  'nul\u0000@example.test',
  '\ufeff',
  '\u202eabc',
  '\u{10ffff}',
  'İ@EXAMPLE.TEST',
  'ß'.repeat(300),
  '__proto__',
];

type Input = GraphQLArgument | GraphQLInputField;
export type Field = GraphQLField<unknown, unknown>;

export const mutations: readonly Field[] = Object.values(schema.getMutationType()?.getFields() ?? {});

export const lists: readonly Field[] = Object.values(schema.getQueryType()?.getFields() ?? {}).filter((field) =>
  field.args.some(({ name }) => name === 'first'),
);

/** Returns true unless the scalar type is a number or a boolean. */
const isText = (name: string): boolean => !['Int', 'Float', 'Boolean'].includes(name);

/** Returns the path of each text field in the inputs. */
export function textPaths(inputs: readonly Input[], above = ''): string[] {
  return inputs.flatMap(({ name, type }) => {
    const named = getNamedType(type);
    const path = `${above}${name}`;
    if (isInputObjectType(named)) return textPaths(Object.values(named.getFields()), `${path}.`);
    return isEnumType(named) || !isText(named.name) ? [] : [path];
  });
}

const BY_NAME: Record<string, unknown> = {
  dueDate: '2099-01-31',
  email: 'plausible@example.test',
  endDate: '2099-12-18',
  endTime: '10:00:00',
  locale: 'en',
  password: 'plausible password',
  passwordConfirmation: 'plausible password',
  primaryColor: '#0055AA',
  secondaryColor: '#0055AA',
  slug: 'plausible',
  timezone: 'UTC',
  url: 'https://example.test/plausible',
  currency: 'USD',
  language: 'en',
};

const BY_TYPE: Record<string, unknown> = {
  Boolean: true,
  Date: '2026-01-15',
  DateTime: '2026-01-15T10:30:00.000Z',
  Int: 1,
  Float: 1,
  JSONObject: {},
  Money: '1.00',
  Percent: '1.00',
  Decimal: '1.00',
  String: 'plausible',
  Time: '09:00:00',
};

/** Returns values for the required inputs. The inputs at `paths` get the value `odd`. */
export function valuesFor(
  inputs: readonly Input[],
  idOf: (name: string) => string,
  paths: readonly string[],
  odd: unknown,
  above = '',
): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const { name, type } of inputs) {
    const at = `${above}${name}`;
    const isProbed = paths.some((path) => path === at || path.startsWith(`${at}.`));
    if (!isProbed && getNullableType(type) === type) continue;
    const named = getNamedType(type);
    const value = isInputObjectType(named)
      ? valuesFor(Object.values(named.getFields()), idOf, paths, odd, `${at}.`)
      : paths.includes(at)
        ? odd
        : isEnumType(named)
          ? named.getValues()[0]?.name
          : named.name === 'ID'
            ? idOf(name)
            : (BY_NAME[name] ?? BY_TYPE[named.name]);
    values[name] = isListType(getNullableType(type)) ? [value] : value;
  }
  return values;
}

/** Returns the id of a row for a name such as `updateCourse` or `headStaffId`, or the id of a staff member. */
export function idIn({ academy, ids }: FullAcademy, name: string): string {
  const words = name.split(/(?=[A-Z])/).map((word) => word.toLowerCase());
  if (words.includes('academy')) return academy.id;
  const tables = Object.keys(ids).filter((each) => words.some((word) => word !== 'id' && each.startsWith(word)));
  // prefer the shortest name of a table: `parents`, not `parent_students`
  const [table] = tables.toSorted((one, other) => one.length - other.length);
  return (table ? ids[table] : ids.staff) as string;
}

/** Returns the path of a route with the id of a matching row. */
export const pathAbout = (full: FullAcademy, { path, operation }: { path: string; operation: string }): string =>
  path.replace(':id', idIn(full, operation));

/** Returns a minimal selection for a root field. */
export function selectionOf(field: Field): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return '';
  return 'totalCount' in type.getFields() ? '{ totalCount }' : '{ __typename }';
}
