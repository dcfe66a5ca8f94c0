import type { JsonSchema } from './json-schema.ts';

/** A request as somebody sent it, and what was answered. */
export interface Example {
  /** The body; left out where there was none. */
  readonly body?: unknown;
  readonly status: number;
  readonly answer: unknown;
  /** The same as SVG. */
  readonly picture?: string;
}

/** Examples by method and path of a route: `post /students`. */
export type Examples = ReadonlyMap<string, Example>;

/** The description of an operation with an example of what it takes and answers. */
export function withExamples(operation: JsonSchema, example: Example | undefined): JsonSchema {
  if (!example) return operation;
  const { body, status, answer, picture } = example;
  const { requestBody, responses } = operation as { requestBody?: Content; responses: Record<string, Content> };
  const answered = responses[status];
  if (!answered) throw new Error(`An example of ${operation.operationId} was answered ${status}.`);
  return {
    ...operation,
    ...(requestBody && body !== undefined && { requestBody: withExample(requestBody, body) }),
    responses: { ...responses, [status]: withPicture(withExample(answered, answer), picture) },
  };
}

interface Content {
  readonly content: Readonly<Record<string, object>>;
}

function withPicture<T extends Content>(holder: T, example: string | undefined): T {
  const drawn = holder.content['image/svg+xml'];
  return drawn && example
    ? { ...holder, content: { ...holder.content, 'image/svg+xml': { ...drawn, example } } }
    : holder;
}

/** The first kind of content, with the example: others are the same in another form. */
function withExample<T extends Content>(holder: T, example: unknown): T {
  const [[type, content], ...others] = Object.entries(holder.content) as [[string, object], ...[string, object][]];
  return { ...holder, content: { [type]: { ...content, example }, ...Object.fromEntries(others) } };
}
