import type { Request } from 'express';
import { GraphQLBoolean, GraphQLInputObjectType, getNamedType, getNullableType, isInputObjectType } from 'graphql';
import { AppError, notFound } from '../src/platform/errors/app-error.ts';
import { camelCase, snakeCase } from '../src/platform/validation/messages.ts';
import { DEFAULT_PAGE_SIZE, REPORT_PAGE_SIZE } from '../src/platform/validation/page-size.ts';
import { isUuid } from '../src/platform/validation/uuid.ts';
import { expectedVersion } from './entity-tag.ts';
import { feedOf } from './feed.ts';
import { SWITCH } from './filters.ts';
import { isForm, typedValues } from './form.ts';
import { importOf } from './import.ts';
import { inputOf } from './input.ts';
import { type RestQuery, readRestQuery } from './lists.ts';
import type { StoredOperation } from './operations.ts';
import { type QueryParameters, queryOf } from './query.ts';
import { type Answer, isForNewRecord, type Route } from './route.ts';

/** The default of `per_page`, by the `answer` of the route. Routes with another `answer` have no pages. */
const USUAL_ROWS: Readonly<Partial<Record<Answer, number>>> = { page: DEFAULT_PAGE_SIZE, report: REPORT_PAGE_SIZE };

/**
 * Reads the variables of an operation from a request: from the path, the query, the headers and the body. Throws
 * `AppError` for an invalid id, query or body. `timezone` is that of the academy.
 */
export function askOf(route: Route, operation: StoredOperation, req: Request, timezone: string): RestQuery {
  const { id } = req.params;
  if (typeof id === 'string' && !isUuid(id)) throw notFound(route.name ?? 'Record');
  const query = queryOf(req.originalUrl);
  const { page, variables } = readRestQuery(operation, query, USUAL_ROWS[route.answer] ?? null, timezone);
  if (route.answer === 'feed') Object.assign(variables, feedOf(query));
  if (route.query) Object.assign(variables, inputOf(variablesType(operation), switched(operation, query)));
  if (route.body === 'csv') Object.assign(variables, importOf(query, req.body, req.headers['idempotency-key']));
  if (route.body === 'variables') {
    const type = variablesType(operation);
    Object.assign(variables, inputOf(type, sentBody(type, req)));
  }
  if (typeof id === 'string') variables.id = id.toLowerCase();
  if (operation.variables.has('expectedVersion'))
    variables.expectedVersion = versionAsked(req) ?? variables.expectedVersion;
  const input = operation.variables.get('input');
  const inputType = input && getNullableType(input);
  if (isInputObjectType(inputType))
    variables.input = inputOf(inputType, given(inputType, route, req), isForNewRecord(route));
  if (Array.isArray(req.body)) throw new AppError('BAD_USER_INPUT', 'The request body must be an object.');
  return { page, variables };
}

/**
 * Returns an input type for the variables that belong to the operation itself. The type omits the variable that the
 * path sets, the input, and the variables that include relations.
 */
const variablesType = ({ name, variables, includes }: StoredOperation): GraphQLInputObjectType =>
  new GraphQLInputObjectType({
    name,
    fields: Object.fromEntries(
      [...variables]
        .filter(([key]) => key !== 'id' && key !== 'input' && !includes.includes(key))
        .map(([key, type]) => [key, { type }]),
    ),
  });

/** Returns the query string with true and false in place of their texts, for boolean variables. */
const switched = ({ variables }: StoredOperation, query: QueryParameters): Record<string, unknown> => {
  const isSwitch = (name: string) => getNamedType(variables.get(camelCase(name)))?.name === GraphQLBoolean.name;
  const entries = Object.entries(query);
  return Object.fromEntries(
    entries.map(([name, given]) => [name, isSwitch(name) ? (SWITCH.get(given) ?? given) : given]),
  );
};

/** Returns the body of a request. The texts of a form become true, false and numbers. */
const sentBody = (type: GraphQLInputObjectType, req: Request): unknown =>
  isForm(req) ? typedValues(type, req.body) : req.body;

/** Returns the body, and the input fields that come from the path and the headers. */
function given(type: GraphQLInputObjectType, { within }: Route, req: Request): unknown {
  const { params, headers } = req;
  const body = sentBody(type, req);
  const told: Record<string, unknown> = {};
  if (within?.field) told[snakeCase(within.field)] = params.id;
  const fields = type.getFields();
  if ('idempotencyKey' in fields) told.idempotency_key = headers['idempotency-key'];
  if ('expectedVersion' in fields && headers['if-match']) told.expected_version = versionAsked(req);
  return { ...(Array.isArray(body) ? {} : (body as object)), ...told };
}

const versionAsked = ({ headers }: Request): number | undefined =>
  headers['if-match'] ? expectedVersion(headers['if-match']) : undefined;
