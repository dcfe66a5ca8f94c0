import { type GraphQLSchema, Kind } from 'graphql';
import type { AppError } from '../src/platform/errors/app-error.ts';
import { CHECKS_INPUT } from '../src/platform/graphql/checks-input.ts';
import type { RequestContext } from '../src/platform/tenancy/request-context.ts';
import { BadInput } from './input.ts';
import type { StoredOperation } from './operations.ts';

/**
 * Throws the refusal of a request whose input cannot be an operation's, but for callers who may not call the operation
 * whatever their input is: they are told that instead. Asks the guard of the root field, which resolves with arguments
 * that cannot be read; or with what of the input could be, where the operation finds out what else is wrong with it.
 */
export async function refuse(
  schema: GraphQLSchema,
  { definition }: StoredOperation,
  ctx: RequestContext,
  refusal: AppError,
): Promise<never> {
  const [selection] = definition.selectionSet.selections;
  const name = selection?.kind === Kind.FIELD ? selection.name.value : '';
  const field = schema.getRootType(definition.operation)?.getFields()[name];
  const isTold = refusal instanceof BadInput && field?.extensions[CHECKS_INPUT];
  const args = isTold ? { input: refusal.input } : unreadable(refusal);
  const context = { ...ctx, refused: refusal.details.fields };
  const answer = await field?.resolve?.(undefined, args, context, undefined as never);
  throw answer instanceof Error ? answer : refusal;
}

/** Arguments of which every one throws. */
function unreadable(refusal: AppError): Record<string, unknown> {
  const fail = (): never => {
    throw refusal;
  };
  return new Proxy({}, { get: fail, has: fail, ownKeys: fail });
}
