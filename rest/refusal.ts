import { type GraphQLSchema, Kind } from 'graphql';
import type { AppError } from '../src/platform/errors/app-error.ts';
import { CHECKS_INPUT } from '../src/platform/graphql/checks-input.ts';
import { assertPermitted } from '../src/platform/permissions/permissions.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { BadInput } from './input.ts';
import type { StoredOperation } from './operations.ts';

/**
 * Throws the refusal of a request whose input cannot be an operation's, but for callers who may not call the operation
 * whatever their input is: they are told that instead. The operation does not run, unless it finds out itself what else
 * is wrong with the input that could be read.
 */
export async function refuse(
  schema: GraphQLSchema,
  { name, definition }: StoredOperation,
  ctx: RequestContext,
  refusal: AppError,
): Promise<never> {
  const [selection] = definition.selectionSet.selections;
  const root = schema.getRootType(definition.operation)?.getFields();
  const field = selection?.kind === Kind.FIELD ? root?.[selection.name.value] : undefined;
  if (!field) throw new Error(`The stored operation ${name} does not begin with a root field.`);
  if (!(refusal instanceof BadInput && field.extensions[CHECKS_INPUT])) {
    await assertPermitted(field, ctx);
    throw refusal;
  }
  const context = { ...ctx, refused: refusal.details.fields };
  const answer = await field.resolve?.(undefined, { input: refusal.input }, context, undefined as never);
  throw answer instanceof Error ? answer : refusal;
}
