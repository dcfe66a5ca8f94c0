import { type FieldNode, type GraphQLSchema, Kind } from 'graphql';
import type { AppError } from '../src/platform/errors/app-error.ts';
import { wholeRefusal } from '../src/platform/graphql/refusals.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { BadInput } from '../src/platform/validation/bad-input.ts';
import type { StoredOperation } from './operations.ts';

/**
 * Throws the refusal of a request whose input cannot be an operation's, with what else is wrong with it; but callers who
 * may not call the operation, whatever their input is, are told that instead. `id`: that of the path.
 */
export async function refuse(
  schema: GraphQLSchema,
  { name, definition, variables }: StoredOperation,
  ctx: RequestContext,
  refusal: AppError,
  id: unknown,
): Promise<never> {
  const [selection] = definition.selectionSet.selections;
  const root = schema.getRootType(definition.operation)?.getFields();
  if (selection?.kind !== Kind.FIELD) throw new Error(`The stored operation ${name} begins with no field.`);
  const field = root?.[selection.name.value];
  if (!field) throw new Error(`The stored operation ${name} does not begin with a root field.`);
  const input = refusal instanceof BadInput ? refusal.input : undefined;
  const given = { ...(variables.has('id') && { id }), ...(variables.has('input') ? { input } : (input as object)) };
  const args = Object.fromEntries(Object.entries(given).map(([name, value]) => [argumentOf(selection, name), value]));
  throw await wholeRefusal(field, refusal, ctx, (dry) => field.resolve?.(undefined, args, dry, undefined as never));
}

/** The argument of a root field that takes a variable: mostly of the same name. */
function argumentOf({ arguments: all = [] }: FieldNode, variable: string): string {
  const taking = all.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  return taking?.name.value ?? variable;
}
