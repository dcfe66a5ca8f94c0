import type { JsonSchema } from './json-schema.ts';

/** A real request, and its response. */
export interface Example {
  /** The body; undefined if the request had none. */
  readonly body?: unknown;
  readonly status: number;
  readonly answer: unknown;
}

/** Examples by method and path of a route: `post /students`. */
export type Examples = ReadonlyMap<string, Example>;

/** Shortens the example of a list to its first row. A list without pages may have a hundred rows. */
function shorten(answer: unknown): unknown {
  const { data } = Object(answer) as { data?: unknown };
  return Array.isArray(data) ? { ...Object(answer), data: data.slice(0, 1) } : answer;
}

/** Returns the description of an operation, with an example of a request and its response. */
export function withExamples(operation: JsonSchema, example: Example | undefined): JsonSchema {
  if (!example) return operation;
  const { body, status, answer } = example;
  const { requestBody, responses } = operation as { requestBody?: Content; responses: Record<string, Content> };
  const answered = responses[status];
  if (!answered) throw new Error(`An example of ${operation.operationId} was answered ${status}.`);
  return {
    ...operation,
    ...(requestBody && body !== undefined && { requestBody: withExample(requestBody, body) }),
    responses: { ...responses, [status]: withExample(answered, shorten(answer)) },
  };
}

interface Content {
  readonly content: Readonly<Record<string, object>>;
}

/** Adds the example to the first content type. The other types contain the same values in another form. */
function withExample<T extends Content>(holder: T, example: unknown): T {
  const [[type, content], ...others] = Object.entries(holder.content) as [[string, object], ...[string, object][]];
  return { ...holder, content: { [type]: { ...content, example }, ...Object.fromEntries(others) } };
}
