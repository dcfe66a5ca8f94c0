import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';

/** The parts of the OpenAPI description that tests use. */
export interface Description {
  readonly paths: Readonly<Record<string, Readonly<Record<string, any>>>>;
  readonly components: Readonly<Record<string, any>>;
}

/** The OpenAPI description of the REST API, which `npm run openapi` writes. */
export const description: Description = JSON.parse(readFileSync('rest/openapi.json', 'utf8'));

/** A received response. */
export interface SeenAnswer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
}

/**
 * Returns a function that returns a validator for a schema in the OpenAPI description. With `strictly`, the validators
 * refuse properties that the description does not contain.
 */
export function validatorOf(
  { components, paths }: Description,
  strictly = false,
): (pointer: string) => ValidateFunction {
  const ajv = new Ajv2020({ strict: false, allErrors: false });
  formats.default(ajv);
  ajv.addSchema(strictly ? closed({ components, paths }) : { components, paths }, 'api');
  return (pointer) => {
    const validate = ajv.getSchema(`api#${pointer}`);
    if (!validate) throw new Error(`The description has no schema ${pointer}.`);
    return validate as ValidateFunction;
  };
}

/**
 * Returns a copy of the schema in which objects may have only described properties. For objects that `allOf` combines
 * from several schemas, this applies to the combined object, not to each of the schemas.
 */
function closed(schema: any, isPart = false): any {
  if (Array.isArray(schema)) return schema.map((each) => closed(each, isPart));
  if (schema === null || typeof schema !== 'object') return schema;
  const entries = Object.entries(schema).map(([key, value]) => {
    if (key === 'example' || key === 'examples' || key === 'enum') return [key, value];
    if (key === 'schemas') return [key, mapValues(value as object, (each) => closed(each, true))];
    if (key === 'properties') return [key, mapValues(value as object, (each) => closed(each))];
    return [key, closed(value, key === 'allOf')];
  });
  const isObject = schema.properties || schema.allOf || schema.$ref?.startsWith('#/components/schemas/');
  return { ...Object.fromEntries(entries), ...(isObject && !isPart && { unevaluatedProperties: false }) };
}

const mapValues = (value: object, change: (value: any) => any) =>
  Object.fromEntries(Object.entries(value).map(([key, each]) => [key, change(each)]));

const schemaAt = validatorOf(description, true);

const patterns = Object.keys(description.paths)
  // paths without parameters first
  .toSorted((one, other) => Number(one.includes('{')) - Number(other.includes('{')))
  .map((path) => ({ path, pattern: new RegExp(`^${path.replace('{id}', '[^/]+')}/?$`) }));

const escaped = (key: string): string => key.replaceAll('~', '~0').replaceAll('/', '~1');

/**
 * Asserts that a response matches the description of its route: status, headers, content type and body. If no described
 * route matches, asserts only that the body of an error has the format of errors. Throws an Error that names the first
 * difference.
 */
export function assertDescribed(method: string, url: string, { status, headers, text }: SeenAnswer): void {
  const where = `${method} ${url} answered ${status}`;
  const found = patterns.find(({ pattern }) => pattern.test(url.split('?', 1)[0] ?? ''));
  const operation = found && description.paths[found.path]?.[method.toLowerCase()];
  if (!found || !operation) {
    if (status >= 400) check('/components/schemas/ApiError', JSON.parse(text), where);
    return;
  }
  const at = `/paths/${escaped(found.path)}/${method.toLowerCase()}/responses/${status}`;
  const response = resolved(operation.responses[status], at, where);
  for (const [name, header] of Object.entries<any>(response.value.headers ?? {})) {
    const { required, schema } = resolved(header, '', where).value;
    const value = headers.get(name);
    if (value === null && required) throw new Error(`${where} without the header ${name}.`);
    const isFit = value === null || !schema.pattern || new RegExp(schema.pattern, 'u').test(value);
    if (!isFit) throw new Error(`${where} with the header ${name}: ${value}.`);
  }
  const type = headers.get('content-type')?.split(';', 1)[0] ?? '';
  if (!response.value.content) {
    if (text !== '') throw new Error(`${where} with a body.`);
    return;
  }
  if (!(type in response.value.content)) throw new Error(`${where} with ${type}, which is not described.`);
  if (type === 'application/json') check(`${response.at}/content/${escaped(type)}/schema`, JSON.parse(text), where);
}

/** Asserts that a response from node's own client matches the description. `text` is the decoded body. */
export function assertMessageDescribed(method: string, url: string, message: IncomingMessage, text: string): void {
  const headers = new Headers(Object.entries(message.headers).map(([name, value]) => [name, String(value)]));
  assertDescribed(method, url.replace('/api/v1', ''), { status: message.statusCode ?? 0, headers, text });
}

/** Returns a REST response from fetch after asserting that it matches the description. */
export async function asDescribed(response: Response, method = 'GET'): Promise<Response> {
  const { pathname, search } = new URL(response.url);
  const { status, headers } = response;
  const text = await response.clone().text();
  assertDescribed(method, pathname.replace('/api/v1', '') + search, { status, headers, text });
  return response;
}

/**
 * Returns the value to which the `$ref` of `value` refers, and the position of this value in the OpenAPI description.
 * Returns `value` and `at` unchanged if there is no `$ref`.
 */
export function resolved(value: any, at: string, where: string): { value: any; at: string } {
  if (value === undefined) throw new Error(`${where}, which is not described.`);
  if (!value.$ref) return { value, at };
  const pointer = value.$ref.slice(1) as string;
  const target = pointer
    .split('/')
    .slice(1)
    .reduce((part: any, key) => part[key.replaceAll('~1', '/').replaceAll('~0', '~')], description);
  return { value: target, at: pointer };
}

function check(pointer: string, body: unknown, where: string): void {
  const validate = schemaAt(pointer);
  if (validate(body)) return;
  const [error] = validate.errors ?? [];
  throw new Error(
    `${where} otherwise than described: ${error?.instancePath} ${error?.message} ${JSON.stringify(error?.params)}`,
  );
}
