import { getNamedType, getNullableType, isEnumType, isInputObjectType } from 'graphql';
import { CHART } from '../../src/platform/charts/chart.ts';
import { WIDTHS } from '../../src/platform/charts/drawing.ts';
import { argumentsClass, inputClass } from '../../src/platform/graphql/input-class.ts';
import { MAX_FILTER_VALUES } from '../../src/platform/validation/filter-size.ts';
import { snakeCase } from '../../src/platform/validation/messages.ts';
import { DEFAULT_FEED_SIZE, MAX_FEED_SIZE } from '../../src/platform/validation/page-size.ts';
import { ruleNotes } from '../../src/platform/validation/rule.ts';
import { filterParameters } from '../filters.ts';
import { sortsOf } from '../list-options.ts';
import type { StoredOperation } from '../operations.ts';
import type { Route } from '../route.ts';
import type { Subject } from './bodies.ts';
import type { Making } from './enums.ts';
import { isRequired, parameterSchema } from './inputs.ts';
import type { JsonSchema } from './json-schema.ts';
import { PAGE_PARAMETERS, PAGE_PARAMETERS_OF } from './pages.ts';
import { wordsSchema } from './words.ts';

/** Parameters that routes share, by their names in the description. */
export const COMMON_PARAMETERS: Readonly<Record<string, JsonSchema>> = {
  ...PAGE_PARAMETERS,
  Id: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The id of the record.',
    schema: { type: 'string', format: 'uuid' },
  },
  Academy: {
    name: 'X-Academy-ID',
    in: 'header',
    description: 'The id of the academy. Optional for members of only one academy.',
    schema: { type: 'string', format: 'uuid' },
  },
  RequiredAcademy: {
    name: 'X-Academy-ID',
    in: 'header',
    required: true,
    description: 'The id of the academy.',
    schema: { type: 'string', format: 'uuid' },
  },
  ReadPreference: {
    name: 'X-Read-Preference',
    in: 'header',
    description:
      'The database to read, if the service has a read replica. The data of `replica` may be some seconds old, but ' +
      'include all writes of the caller. By default, reports and CSV exports read the replica, and all others the primary.',
    schema: { type: 'string', enum: ['primary', 'replica'] },
  },
  PictureWidth: {
    name: 'width',
    in: 'query',
    description: `The width of the picture in pixels, with \`Accept: image/svg+xml\`. Below ${WIDTHS.leastWide}, the layout is for phones.`,
    schema: { type: 'integer', minimum: WIDTHS.least, maximum: WIDTHS.most, default: WIDTHS.usual },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    description:
      'The version that was edited, in quotes (`"3"`), or the `ETag` of the response with the record. If the ' +
      'record has another version, the status is 412.',
    schema: { type: 'string', example: '"3"' },
  },
  IfNoneMatch: {
    name: 'If-None-Match',
    in: 'header',
    description: 'The `ETag` of a known response. If the response is still the same, the status is 304.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    description:
      'A text of your choice. A request that is repeated with the same key within 24 hours runs once. The ' +
      'same key with another body is a conflict.',
    schema: { type: 'string', maxLength: 255 },
  },
};

const common = (name: string): JsonSchema => ({ $ref: `#/components/parameters/${name}` });

/** Returns the parameters in a path. All methods of the path share them. */
export const pathParameters = (path: string): JsonSchema[] => (path.includes(':id') ? [common('Id')] : []);

/**
 * Returns the parameters of a route. The query parameters follow from the variables of its operation; all other
 * parameters are headers.
 */
export function parametersOf(
  route: Route,
  { operation, field }: Subject,
  isVersioned: boolean,
  making: Making,
): JsonSchema[] {
  return [
    ...(PAGE_PARAMETERS_OF[route.answer] ?? []).map(common),
    ...(route.answer === 'feed' ? FEED_PARAMETERS : []),
    ...(route.query ? variables(operation, field, making) : []),
    ...filters(operation, making),
    ...groups(operation, field, making),
    ...sort(operation),
    ...(CHART in field.extensions ? [common('PictureWidth')] : []),
    ...include(operation),
    ...(operation.variables.has('dryRun') ? [DRY_RUN] : []),
    ...headers(route, operation),
    ...(route.method === 'get' && isVersioned ? [common('IfNoneMatch')] : []),
  ];
}

function filters({ variables }: StoredOperation, making: Making): JsonSchema[] {
  const filter = variables.get('filter');
  if (!isInputObjectType(filter)) return [];
  const rules = inputClass(filter.name);
  const told = rules ? ruleNotes(rules) : new Map();
  return filterParameters(filter).map(({ name, field, member, isList }) => ({
    name,
    in: 'query',
    ...wordsSchema(filter.getFields()[field] ?? member, making.words),
    ...(isList && SEPARATED),
    schema: parameterSchema(member.type, told.get(member.name) ?? [], making),
  }));
}

/** Returns the variables that belong to the operation itself, as parameters. */
function variables(operation: StoredOperation, { name, args }: Subject['field'], making: Making): JsonSchema[] {
  const rules = argumentsClass(name);
  const told = rules ? ruleNotes(rules) : new Map();
  return (
    args
      // the argument `input` is the body
      .filter((argument) => argument.name !== 'input' && operation.variables.has(argument.name))
      .map((argument) => ({
        name: snakeCase(argument.name),
        in: 'query',
        ...(isRequired(argument) && { required: true }),
        ...wordsSchema(argument, making.words),
        schema: parameterSchema(argument.type, told.get(argument.name) ?? [], making),
      }))
  );
}

/** The style of parameters that have several values, separated by commas. */
const SEPARATED = { style: 'form', explode: false };

const names = (name: string, description: string, values: readonly string[]): JsonSchema => ({
  name,
  in: 'query',
  description,
  ...SEPARATED,
  schema: { type: 'array', items: { type: 'string', enum: values } },
});

function sort({ variables }: StoredOperation): JsonSchema[] {
  const order = variables.get('orderBy');
  const type = order && getNamedType(order);
  if (!isEnumType(type)) return [];
  const keys = sortsOf(type).flatMap((key) => [key, `-${key}`]);
  return [
    names(
      'sort',
      'Sort keys, the most important first; `-key` sorts in descending order. Rows with equal values are ordered by id.',
      keys,
    ),
  ];
}

/** Returns the parameter that groups the rows of a report. */
function groups({ variables }: StoredOperation, { args }: Subject['field'], making: Making): JsonSchema[] {
  const type = variables.get('groupBy');
  const argument = args.find(({ name }) => name === 'groupBy');
  if (!type || !argument) return [];
  return [
    {
      name: 'group_by',
      in: 'query',
      ...wordsSchema(argument, making.words),
      schema: parameterSchema(type, [], making),
    },
  ];
}

function include({ includes }: StoredOperation): JsonSchema[] {
  if (includes.length === 0) return [];
  return [names('include', 'Related records to include, each below its name.', includes.map(snakeCase))];
}

const FEED_PARAMETERS: readonly JsonSchema[] = [
  {
    name: 'after',
    in: 'query',
    description:
      'The sequence number after which events are returned: the `last_sequence` of the previous response. ' +
      'Without it, the feed begins with the oldest event that is kept.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'types',
    in: 'query',
    description: 'Only events of these types.',
    ...SEPARATED,
    schema: { type: 'array', items: { type: 'string' }, maxItems: MAX_FILTER_VALUES },
  },
  {
    name: 'limit',
    in: 'query',
    description: 'The largest number of events to return.',
    schema: { type: 'integer', minimum: 1, maximum: MAX_FEED_SIZE, default: DEFAULT_FEED_SIZE },
  },
];

const DRY_RUN: JsonSchema = {
  name: 'dry_run',
  in: 'query',
  description: 'True for a trial: the response is the same, and nothing changes.',
  schema: { type: 'boolean', default: false },
};

function headers(route: Route, { variables }: StoredOperation): JsonSchema[] {
  const input = variables.get('input');
  const type = input && getNullableType(input);
  const taken = new Set([...variables.keys(), ...(isInputObjectType(type) ? Object.keys(type.getFields()) : [])]);
  return [
    ...(isOfAcademy(route) ? [common(route.academyHeader ? 'RequiredAcademy' : 'Academy')] : []),
    ...(isOfAcademy(route) && route.method === 'get' ? [common('ReadPreference')] : []),
    ...(taken.has('expectedVersion') ? [common('IfMatch')] : []),
    ...(taken.has('idempotencyKey') || route.once === true ? [common('IdempotencyKey')] : []),
  ];
}

/** Returns true if the route is for an academy. The routes for signing in are not. */
const isOfAcademy = ({ path, open }: Route): boolean => !open && !path.startsWith('/auth/');
