import { type FieldNode, type GraphQLField, type GraphQLSchema, Kind, valueFromAST } from 'graphql';
import type { AppError } from '../src/platform/errors/app-error.ts';
import { wholeRefusal } from '../src/platform/graphql/refusals.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { BadInput } from '../src/platform/validation/bad-input.ts';
import type { StoredOperation } from './operations.ts';

/** The error for a refused request, and the id in the path of the request. */
interface Refused {
  readonly refusal: AppError;
  readonly id: unknown;
}

/**
 * Throws the error for a request with invalid input, together with further errors that the operation finds in the
 * input. If the caller has no permission for the operation, throws the permission error, whatever the input is. `id` is
 * the id in the path.
 */
export async function refuse(
  schema: GraphQLSchema,
  { name, definition, variables }: StoredOperation,
  ctx: RequestContext,
  { refusal, id }: Refused,
): Promise<never> {
  const [selection] = definition.selectionSet.selections;
  const root = schema.getRootType(definition.operation)?.getFields();
  if (selection?.kind !== Kind.FIELD) throw new Error(`The stored operation ${name} begins with no field.`);
  const field = root?.[selection.name.value];
  if (!field) throw new Error(`The stored operation ${name} does not begin with a root field.`);
  const input = refusal instanceof BadInput ? refusal.input : undefined;
  const given = { ...(variables.has('id') && { id }), ...(variables.has('input') ? { input } : (input as object)) };
  const sent = Object.fromEntries(Object.entries(given).map(([name, value]) => [argumentOf(selection, name), value]));
  const args = { ...fixedArguments(field, selection), ...sent };
  throw await wholeRefusal(field, refusal, ctx, (dry) => field.resolve?.(undefined, args, dry, undefined as never));
}

/**
 * Returns the argument of a root field for which a variable is used. The argument usually has the name of the variable.
 */
function argumentOf({ arguments: all = [] }: FieldNode, variable: string): string {
  const taking = all.find(({ value }) => value.kind === Kind.VARIABLE && value.name.value === variable);
  return taking?.name.value ?? variable;
}

/** Returns the arguments of a root field that the document itself sets, such as the kind of person. */
function fixedArguments(
  field: Pick<GraphQLField<unknown, unknown>, 'args'>,
  { arguments: all = [] }: FieldNode,
): Record<string, unknown> {
  const fixed = all.filter(({ value }) => value.kind !== Kind.VARIABLE && value.kind !== Kind.OBJECT);
  return Object.fromEntries(
    fixed.map(({ name: { value: name }, value }) => {
      const type = field.args.find((arg) => arg.name === name)?.type;
      return [name, type && valueFromAST(value, type)];
    }),
  );
}
