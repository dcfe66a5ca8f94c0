import { defaultFieldResolver, type GraphQLField } from 'graphql';
import { DryRunEnd } from '../database/tenant-session.ts';
import { AppError, type FieldErrors, invalid } from '../errors/app-error.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import { dryRunContext } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { BadInput } from '../validation/bad-input.ts';
import { assertAnswerable } from './answer-arguments.ts';
import { inputFieldsOf } from './input-fields.ts';

/**
 * The extension for a root field that reports all errors of an invalid input to every caller, even without
 * authentication. To unauthenticated callers, other root fields report only the errors of input rules.
 */
export const TELLS_STRANGERS = 'tellsStrangers';

/**
 * The codes of errors that take precedence over errors in the input. They mean that the caller may not call the field,
 * cannot see the record, or calls too often.
 */
const BEFORE_BAD_INPUT: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

type Field = GraphQLField<unknown, RequestContext>;
type Run = (ctx: RequestContext) => unknown;

/**
 * Makes a mutation report all invalid fields in one error: the fields that break input rules, and the fields that the
 * database refuses. The error lists the fields in the order of the mutation's input. If arguments in the selection of
 * the mutation are invalid, the mutation does not run.
 */
export function tellAllRefusals(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args, context, info) => {
    // without `info`, there is no selection: REST calls this function only to find further refusals
    const bad = info && (await outcomeOf(() => assertAnswerable(info, context.database)));
    if (bad instanceof AppError) {
      await assertPermitted(field, context);
      throw bad;
    }
    const outcome = await outcomeOf(() => resolve(parent, args, context, info));
    if (outcome instanceof BadInput)
      throw await wholeRefusal(field, outcome, context, (ctx) => resolve(parent, args, ctx, info));
    if (outcome instanceof AppError && outcome.details.fields) throw inOrder(field, outcome);
    if (outcome instanceof Error) throw outcome;
    return outcome;
  };
}

/**
 * Returns the complete error for a refused request. If the input is invalid, runs the operation with only the valid
 * fields, without writing, to find further errors. The errors in {@link BEFORE_BAD_INPUT} take precedence.
 */
export async function wholeRefusal(
  field: Field,
  refusal: AppError,
  context: RequestContext,
  run: Run,
): Promise<AppError> {
  await assertPermitted(field, context);
  if (!(refusal instanceof BadInput)) return refusal;
  if (!context.principal && !field.extensions[TELLS_STRANGERS]) return inOrder(field, refusal);
  const dry = dryRunContext(context, refusal.fields);
  try {
    const outcome = await outcomeOf(() => run(dry));
    if (!(outcome instanceof AppError)) {
      const { log, requestId } = context;
      // the dry run found no further errors in the input, unless it failed unexpectedly
      if (outcome instanceof Error && !(outcome instanceof DryRunEnd))
        log.warn({ err: outcome, requestId }, 'what else is refused is not known');
      return inOrder(field, refusal);
    }
    if (BEFORE_BAD_INPUT.has(outcome.code)) return outcome;
    return inOrder(field, refusal, outcome.details.fields);
  } finally {
    await dry.end();
  }
}

/** Returns the result or the error of a run: guards return their errors, services throw them. */
async function outcomeOf(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    return error;
  }
}

/**
 * Returns the error with additional fields. All fields are in the order of the mutation's input. The message of the
 * first field becomes the message of the error.
 */
function inOrder(field: Field, { code, message, details }: AppError, more: FieldErrors = {}): AppError {
  if (code !== 'BAD_USER_INPUT' || details.status !== undefined) return new AppError(code, message, details);
  const names = inputNames(field);
  const place = (path: string) => names.indexOf(path.split('.')[0] ?? '');
  const fields = Object.entries({ ...more, ...details.fields });
  return invalid(Object.fromEntries(fields.toSorted(([one], [other]) => place(one) - place(other))));
}

/** Returns the names of a mutation's input fields, or of its arguments if it has no input. */
const inputNames = (field: Field): string[] => (inputFieldsOf(field) ?? field.args).map(({ name }) => name);
