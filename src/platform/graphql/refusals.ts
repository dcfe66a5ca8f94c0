import { defaultFieldResolver, type GraphQLField, getNullableType, isInputObjectType } from 'graphql';
import { DryRunEnd } from '../database/tenant-session.ts';
import { AppError, type FieldErrors, invalid } from '../errors/app-error.ts';
import { assertPermitted } from '../permissions/permissions.ts';
import { dryRunContext } from '../tenancy/context.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { BadInput } from '../validation/bad-input.ts';
import { assertAnswerable } from './answer-arguments.ts';

/**
 * The extension of a root field that reports all refusals of a bad input also to callers who are not authenticated.
 * Other fields report only the errors of their input rules.
 */
export const TELLS_STRANGERS = 'tellsStrangers';

/**
 * Errors that take precedence over those of the input: the caller may not call it, cannot see the record, or tries too
 * often.
 */
const BEFORE_BAD_INPUT: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'RATE_LIMITED']);

type Field = GraphQLField<unknown, RequestContext>;
type Run = (ctx: RequestContext) => unknown;

/**
 * Makes a mutation report every bad field at once, whether an input rule or the database refuses it, in the order of its
 * input; and not run if the arguments of its selection are invalid.
 */
export function tellAllRefusals(field: Field): void {
  const resolve = field.resolve ?? defaultFieldResolver;
  field.resolve = async (parent, args, context, info) => {
    // REST, which looks for further refusals, has no selection
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
 * The refusal of a request, of a bad input with what else is wrong with it: the operation runs on what of the input could
 * be read, without writing anything. That the caller may not do it, that the record is not visible to them, or that they
 * try too often comes first.
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
      // a read has no further refusals
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

/** Returns the result of a run: guards return their errors, services throw them. */
async function outcomeOf(run: () => unknown): Promise<unknown> {
  try {
    return await run();
  } catch (error) {
    return error;
  }
}

/** The refusal with more fields, all in the order of the field's input: the first of them becomes the message of all. */
function inOrder(field: Field, { code, message, details }: AppError, more: FieldErrors = {}): AppError {
  if (code !== 'BAD_USER_INPUT' || details.status !== undefined) return new AppError(code, message, details);
  const names = inputNames(field);
  const place = (path: string) => names.indexOf(path.split('.')[0] ?? '');
  const fields = Object.entries({ ...more, ...details.fields });
  return invalid(Object.fromEntries(fields.toSorted(([one], [other]) => place(one) - place(other))));
}

/** The fields of the input of a mutation; of one without, its arguments. */
function inputNames({ args }: Field): string[] {
  const input = getNullableType(args.find(({ name }) => name === 'input')?.type);
  return isInputObjectType(input) ? Object.keys(input.getFields()) : args.map(({ name }) => name);
}
