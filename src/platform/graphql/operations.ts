import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, type ClassType, Ctx, Extensions, ID, Info, Mutation } from 'type-graphql';
import { found } from '../errors/app-error.ts';
import type { ListArgsClass } from '../loaders/field-read.ts';
import type { ReadModel } from '../loaders/read-model.ts';
import type { Permission } from '../permissions/permissions.ts';
import type { RequestContext } from '../tenancy/request-context.ts';
import { DeletePayload, deleted } from './deletion.ts';
import { ExpectedVersion } from './expected-version.ts';
import { QueryList, QueryOne, QueryTotal, readsOf } from './read-fields.ts';

/** A record that can be read by its id. */
export interface Identified {
  readonly id: string;
}

/** The kind of records that an operation works on. */
export interface Subject<Row extends Identified> {
  readonly reads: ReadModel<Row>;
  /** The name of a record within a sentence: "tax rate". */
  readonly noun: string;
  /** The connection type for lists of the records. */
  readonly connection: ClassType;
  /** The arguments for lists of the records. */
  readonly list: ListArgsClass;
}

/** A decorator for a method parameter. */
type Parameter = ReturnType<typeof Ctx>;

/**
 * A root field of a resource. `may` is the permission to call it. `declare` registers the field with type-graphql, on
 * the resolver class of the resource.
 */
export interface Operation {
  readonly kind: 'Query' | 'Mutation' | 'Subscription';
  readonly may: Permission;
  declare(prototype: object, name: string, subject: Subject<Identified>): void;
}

/** The declaration of an operation. */
interface OperationOptions {
  readonly may: Permission;
  readonly description: string;
}

/** The declaration of a mutation. Its optional members replace the defaults. */
interface MutationOptions extends OperationOptions {
  /** Describes the argument `id`. */
  readonly id?: string;
  /** Describes the argument `input`. */
  readonly input?: string;
  /** The type of the response, if the response is not the record. */
  readonly returns?: ClassType;
  /**
   * The read model for the response. Needed if the caller cannot see the written record through the usual read model.
   */
  readonly readBack?: ReadModel<Identified>;
  /** Additional extensions for the field: `{ [SCANS]: … }`. */
  readonly extensions?: Readonly<Record<string, unknown>>;
}

/** The declaration of a mutation. The mutation accepts `expectedVersion`, unless `version` is false. */
interface VersionedOptions extends MutationOptions {
  readonly version?: false;
}

/** The declaration of a mutation that may have further arguments. */
interface StepOptions<Further extends object> extends VersionedOptions {
  readonly further?: ClassType<Further>;
}

type Version = number | null | undefined;

/** A service function that works on one record, identified by its id. */
type Step<Result, Further> = (ctx: RequestContext, id: string, expectedVersion: Version, further: Further) => Result;

/** The id of the written record, or an object with the id and with values that only this response contains. */
type Written = string | { readonly id: string };

/** The result of an action: the id of the written record. If the arguments contain the id, there may be no result. */
type Acted<Given> = Promise<Written> | (Given extends { readonly id: string } ? Promise<void> : never);

/**
 * The declaration of a query for one record. `argument` is the name of its argument, by default `id`. `id` is the
 * description of the argument.
 */
interface OneOptions extends OperationOptions {
  readonly argument?: string;
  readonly id?: string;
}

/** Declares a query that returns one record by its id; null if the caller cannot see the record. */
export const readsOne = ({ may, ...texts }: OneOptions): Operation => ({
  kind: 'Query',
  may,
  declare: (prototype, name, { noun, reads }) =>
    QueryOne(() => reads.entity, reads, { id: `The id of the ${noun}.`, ...texts })(prototype, name),
});

/** Declares a query that returns a page of the records that the caller can see. */
export const readsList = ({ may, ...texts }: OperationOptions): Operation => ({
  kind: 'Query',
  may,
  declare: (prototype, name, { reads, connection, list }) =>
    QueryList(() => connection, reads, list, texts)(prototype, name),
});

/**
 * Declares a query that returns the number of records that the caller can see. `filter` is an instance of the list's
 * filter class.
 */
export const readsTotal = ({ may, filter, ...texts }: OperationOptions & { readonly filter: object }): Operation => ({
  kind: 'Query',
  may,
  declare: (prototype, name, { reads }) => QueryTotal(reads, filter, texts)(prototype, name),
});

/** Declares a mutation that creates a record. */
export const creates = <Input extends object>(
  input: ClassType<Input>,
  run: (ctx: RequestContext, input: Input) => Promise<Written>,
  told: MutationOptions,
): Operation =>
  returnsRecord<[Input]>(
    told,
    ({ noun }) => [Arg('input', () => input, { description: told.input ?? `The new ${noun}.` })],
    (ctx, given) => run(ctx, given),
  );

/** Declares a mutation that changes the record with an id. With `optional`, callers may omit the input. */
export const updates = <Input extends object>(
  input: ClassType<Input>,
  run: (ctx: RequestContext, id: string, input: Input) => Promise<Written> | Promise<void>,
  { optional = false, ...told }: MutationOptions & { readonly optional?: boolean },
): Operation =>
  returnsRecord<[string, Input | null | undefined]>(
    told,
    (subject) => [
      idArgument(subject, told),
      Arg('input', () => input, { nullable: optional, description: told.input ?? 'The changes.' }),
    ],
    async (ctx, id, given) => (await run(ctx, id, given ?? new input())) ?? id,
  );

/** Declares a mutation that moves the record with an id to another state. */
export const steps = <Further extends object = object>(
  run: Step<Promise<Written> | Promise<void>, Further>,
  told: StepOptions<Further>,
): Operation =>
  returnsRecord<StepValues<Further>>(
    told,
    (subject) => stepArguments(subject, told),
    async (ctx, id, ...values) => (await stepOf(run, told)(ctx, id, ...values)) ?? id,
  );

/**
 * Declares a mutation with its own arguments. It returns the record with the `id` in the arguments, unless `run`
 * returns the id of another record.
 */
export const acts = <Given extends object>(
  args: ClassType<Given>,
  run: (ctx: RequestContext, args: Given, expectedVersion: Version) => Acted<Given>,
  told: VersionedOptions,
): Operation =>
  returnsRecord<[Given, Version]>(
    told,
    () => [Args(() => args), ...versionArgument(told)],
    async (ctx, given, version) => (await run(ctx, given, version)) ?? (given as Given & { id: string }).id,
  );

/** Declares a mutation that deletes the record with an id. `run` may return a confirmation message. */
export const deletes = <Further extends object = object>(
  run: Step<Promise<string> | Promise<void>, Further>,
  { done = 'deleted', ...told }: StepOptions<Further> & { readonly done?: string },
): Operation => ({
  kind: 'Mutation',
  may: told.may,
  declare: (prototype, name, subject) =>
    declareMutation<StepValues<Further>>(prototype, name, {
      ...told,
      type: DeletePayload,
      args: stepArguments(subject, told),
      run: async (ctx, _info, id, ...values) =>
        deleted(id, (await stepOf(run, told)(ctx, id, ...values)) ?? `${sentenceCase(subject.noun)} ${done}.`),
    }),
});

type StepValues<Further> = [string, ...(readonly (Version | Further)[])];

const idArgument = ({ noun }: Subject<Identified>, { id = `The id of the ${noun}.` }: MutationOptions) =>
  Arg('id', () => ID, { description: id });
const versionArgument = ({ version }: VersionedOptions) => (version === false ? [] : [ExpectedVersion()]);

const stepArguments = (subject: Subject<Identified>, { further, ...told }: StepOptions<object>): Parameter[] => [
  idArgument(subject, told),
  ...versionArgument(told),
  ...(further ? [Args(() => further)] : []),
];

/**
 * Calls the step with the values of {@link stepArguments}. If `version` is false, these values lack the expected
 * version.
 */
const stepOf =
  <Result, Further>(run: Step<Result, Further>, { version }: VersionedOptions) =>
  (ctx: RequestContext, id: string, ...values: readonly (Version | Further)[]): Result => {
    const [expectedVersion, further] = version === false ? [undefined, ...values] : values;
    return run(ctx, id, expectedVersion as Version, further as Further);
  };

/** Returns a noun with a capital letter: "tax rate" as "Tax rate". */
export const sentenceCase = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);

/**
 * Declares a mutation that returns the record after the write. Throws NOT_FOUND if a concurrent request hides the
 * record from the caller right after the write.
 */
const returnsRecord = <Values extends unknown[]>(
  told: MutationOptions,
  args: (subject: Subject<Identified>) => Parameter[],
  write: (ctx: RequestContext, ...values: Values) => Promise<Written>,
): Operation => ({
  kind: 'Mutation',
  may: told.may,
  declare: (prototype, name, subject) => {
    const { noun } = subject;
    const reads = told.readBack ?? subject.reads;
    declareMutation<Values>(prototype, name, {
      ...told,
      type: told.returns ?? reads.entity,
      args: args(subject),
      run: async (ctx, info, ...values) => {
        const written = await write(ctx, ...values);
        const shown = typeof written === 'string' ? { id: written } : written;
        const row = found(await readsOf(reads, ctx).one(reads, shown.id, info), sentenceCase(noun));
        return typeof written === 'string' ? row : { ...row, ...shown, id: row.id };
      },
    });
  },
});

interface Declared<Values extends unknown[]> extends Pick<MutationOptions, 'description' | 'extensions'> {
  readonly type: ClassType;
  readonly args: readonly Parameter[];
  run(ctx: RequestContext, info: GraphQLResolveInfo, ...values: Values): Promise<unknown>;
}

/** Declares a mutation as decorators on a method would do it. Parameter decorators run from the last to the first. */
export function declareMutation<Values extends unknown[]>(
  prototype: object,
  name: string,
  { type, description, extensions, args, run }: Declared<Values>,
): void {
  const method = (ctx: RequestContext, info: GraphQLResolveInfo, ...values: Values) => run(ctx, info, ...values);
  Object.defineProperty(prototype, name, { value: method });
  const parameters = [Ctx(), Info(), ...args].map((declare, index) => () => declare(prototype, name, index));
  for (const declare of parameters.reverse()) declare();
  if (extensions) Extensions({ ...extensions })(prototype, name);
  (Mutation(() => type, { description }) as PropertyDecorator)(prototype, name);
}
