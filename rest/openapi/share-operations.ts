import type { JsonSchema } from './json-schema.ts';
import { pascalCase, type SharedParts } from './share.ts';

/** An operation of a path or of a webhook. It has the parts that can be shared. */
interface Operation {
  readonly operationId: string;
  readonly tags: readonly string[];
  readonly parameters?: readonly JsonSchema[];
  readonly requestBody?: JsonSchema;
  readonly responses: Readonly<Record<string, JsonSchema>>;
}

type Items = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A body in one content type. */
interface Media {
  readonly schema: JsonSchema;
  readonly example?: unknown;
}

/** The parts of the description that have operations. */
export interface Operations {
  readonly paths: Items;
  readonly webhooks: Items;
}

/** Returns the operations. Shared parameters, bodies and responses are replaced by references. */
export function shareOperations(operations: Operations, shared: SharedParts): Operations {
  const named = shareExamples(operations, shared);
  mapOperations(named, (operation) => {
    for (const parameter of operation.parameters ?? []) shared.count('parameters', parameter);
    if (operation.requestBody) shared.count('requestBodies', operation.requestBody);
    for (const response of Object.values(operation.responses)) shared.count('responses', response);
    return operation;
  });
  return mapOperations(named, (operation) => withReferences(operation, shared));
}

/** Returns the operations. Shared examples are replaced by references. */
function shareExamples(operations: Operations, shared: SharedParts): Operations {
  const inContent = (change: (media: Media, owner: string) => Media) =>
    mapOperations(operations, (operation) =>
      mapContent(operation, (media) => ('example' in media ? change(media, pascalCase(operation.operationId)) : media)),
    );
  inContent((media, owner) => {
    // PATCH and PUT share the whole response
    if (!owner.endsWith('ByPatch')) shared.count('examples', { value: media.example });
    return media;
  });
  return inContent((media, owner) => {
    const { example, ...others } = media;
    const shown = shared.refer('examples', { value: example }, [owner]);
    return shown.$ref ? { ...others, examples: { shown } } : media;
  });
}

function withReferences(operation: Operation, shared: SharedParts): Operation {
  const { operationId, tags, parameters, requestBody, responses } = operation;
  const name = pascalCase(operationId);
  return {
    ...operation,
    ...(parameters && {
      parameters: parameters.map((each) => shared.refer('parameters', each, parameterNames(each, tags))),
    }),
    ...(requestBody && { requestBody: shared.refer('requestBodies', requestBody, [name]) }),
    responses: Object.fromEntries(
      Object.entries(responses).map(([status, response]) => [
        status,
        shared.refer('responses', response, [SAME_EVERYWHERE[status] ?? name]),
      ]),
    ),
  };
}

/** The names of responses that are the same in every operation. */
const SAME_EVERYWHERE: Readonly<Record<string, string>> = { 304: 'NotModified', '2XX': 'Received' };

/** Returns names for a parameter: `Status` or, if parameters with the same name differ, `StatusOfFees`. */
function parameterNames({ name }: JsonSchema, [tag = '']: readonly string[]): string[] {
  const pascal = pascalCase(String(name));
  return [pascal, `${pascal}Of${pascalCase(tag)}`];
}

/** Returns the operation with other contents of its request and its responses. */
export function mapContent(operation: Operation, change: (media: Media) => Media): Operation {
  const inside = <H extends JsonSchema>(holder: H): H => {
    if (!holder.content) return holder;
    const content = Object.entries(holder.content as Record<string, Media>).map(([type, media]) => [
      type,
      change(media),
    ]);
    return { ...holder, content: Object.fromEntries(content) };
  };
  const responses = Object.entries(operation.responses).map(([status, response]) => [status, inside(response)]);
  return {
    ...operation,
    ...(operation.requestBody && { requestBody: inside(operation.requestBody) }),
    responses: Object.fromEntries(responses),
  };
}

/** Returns the paths and webhooks with other operations. */
export const mapOperations = (
  { paths, webhooks }: Operations,
  change: (operation: Operation) => Operation,
): Operations => ({ paths: mapItems(paths, change), webhooks: mapItems(webhooks, change) });

function mapItems(items: Items, change: (operation: Operation) => Operation): Items {
  const entries = Object.entries(items).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([method, value]) => [method, isOperation(value) ? change(value) : value]),
    ),
  ]);
  return Object.fromEntries(entries);
}

const isOperation = (value: unknown): value is Operation => Object.hasOwn(Object(value), 'operationId');
