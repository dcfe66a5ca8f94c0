import { camelCase } from '../src/platform/validation/messages.ts';
import type { Route } from './route.ts';

/** The standard routes of a resource. */
export type Standard = 'list' | 'create' | 'one' | 'update' | 'delete';

/** A resource whose fields, standard operations and routes are derived. See {@link resource} and `deriveOperations`. */
export interface Resource {
  readonly path: string;
  /** The GraphQL type of its records. */
  readonly type: string;
  /** The first fields of a record, if they are not its id and its academy. */
  readonly leading?: readonly string[];
  readonly routes: Readonly<Partial<Record<Standard, Route>>>;
}

/**
 * How a route differs from the standard one. A text is the name of the operation. Null means that the route does not
 * exist.
 */
type Difference = string | Partial<Route> | null;

interface Differences extends Partial<Record<Standard, Difference>> {
  /** The name of a record in "… not found." The default name is made from the name of the type. */
  readonly name?: string;
  readonly leading?: readonly string[];
  readonly academyHeader?: true;
}

/**
 * Returns the resource at a path. For the type `Student` at `/students`, its operations are `students`, `student`,
 * `createStudent`, `updateStudent` and `deleteStudent`. `differences` changes these.
 */
export function resource(path: string, type: string, differences: Differences = {}): Resource {
  const { name = inWords(type), leading, academyHeader } = differences;
  const record = { path: `${path}/:id`, name };
  const found = differences.one === null ? {} : { location: path };
  const standard: Record<Standard, Route> = {
    list: { method: 'get', path, operation: camelCase(path.slice(1).replaceAll('-', '_')), answer: 'page' },
    create: { method: 'post', path, operation: `create${type}`, answer: 'one', status: 201, once: true, ...found },
    one: { method: 'get', ...record, operation: type.charAt(0).toLowerCase() + type.slice(1), answer: 'one' },
    update: { method: 'put', ...record, operation: `update${type}`, answer: 'one' },
    delete: { method: 'delete', ...record, operation: `delete${type}`, answer: 'payload' },
  };
  const routes: Partial<Record<Standard, Route>> = {};
  for (const [kind, route] of Object.entries(standard) as [Standard, Route][]) {
    const difference = differences[kind];
    if (difference === null) continue;
    const differing = typeof difference === 'string' ? { operation: difference } : difference;
    routes[kind] = { ...route, ...(academyHeader && { academyHeader }), ...differing };
  }
  return { path, type, leading, routes };
}

/** Converts `StaffMember` to "Staff member". */
const inWords = (type: string): string => type.replaceAll(/(?<=.)[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
