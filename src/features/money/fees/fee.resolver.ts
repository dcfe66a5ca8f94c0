import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { enrollmentReads } from '../../academics/enrollments/enrollment.loaders.ts';
import { Parent } from '../../people/parents/parent.entity.ts';
import { parentReads } from '../../people/parents/parent.loaders.ts';
import { Student } from '../../people/students/student.entity.ts';
import { studentReads } from '../../people/students/student.loaders.ts';
import { Account } from '../accounts/account.entity.ts';
import { accountReads } from '../accounts/account.loaders.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { createFee } from './create-fee.ts';
import { createFeesForBatch } from './create-fees-for-batch.ts';
import { CreateFeeInput, CreateFeesForBatchInput, FeeListArgs, UpdateFeeInput } from './fee.inputs.ts';
import { feeReads } from './fee.loaders.ts';
import { updateFee } from './update-fee.ts';
import { voidFee } from './void-fee.ts';

export const FeeConnection = connectionType(Fee, 'Fee');

@Resolver(() => Fee)
export class FeeResolver {
  @QueryOne(() => Fee, feeReads, { description: 'One fee, voided or not; null when none is visible.' })
  fee!: Fee | null;

  @QueryList(() => FeeConnection, feeReads, FeeListArgs, { description: 'The visible fees that are not voided.' })
  fees!: Connection<Fee>;

  @Mutation(() => Fee, { description: 'Bills a student or a parent.' })
  async createFee(
    @Arg('input', () => CreateFeeInput, { description: 'The new fee.' }) input: CreateFeeInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee> {
    return found(await ctx.reads.one(feeReads, await createFee(ctx, input), info), 'Fee');
  }

  @Mutation(() => [Fee], {
    description:
      'Bills every active student of a batch, each once for the type and period. Answers the fees of all of them, ' +
      'whether they are new or were made before.',
  })
  async createFeesForBatch(
    @Arg('input', () => CreateFeesForBatchInput, { description: 'The new fees.' }) input: CreateFeesForBatchInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee[]> {
    const ids = await createFeesForBatch(ctx, input);
    return Promise.all(ids.map(async (id) => found(await ctx.reads.one(feeReads, id, info), 'Fee')));
  }

  @Mutation(() => Fee, {
    description: 'Changes a fee that is not paid yet, or pays its balance: the latter is all that support staff may.',
  })
  async updateFee(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateFeeInput, { description: 'What to change.' }) input: UpdateFeeInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee> {
    return found(await ctx.reads.one(feeReads, await updateFee(ctx, id, input), info), 'Fee');
  }

  @Mutation(() => Fee, { description: 'Voids a fee that has no money on it: it leaves the lists and cannot be paid.' })
  async voidFee(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Arg('rebill', () => Boolean, {
      nullable: true,
      description:
        'Whether the next billing run bills anew what it was for; otherwise none does. BAD_USER_INPUT where other parts of it, or further fees for the same period, stand. False when left out.',
    })
    rebill: boolean | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee> {
    await voidFee(ctx, id, { expectedVersion, rebill });
    return found(await ctx.reads.one(feeReads, id, info), 'Fee');
  }

  @FieldOne(() => Student, studentReads, 'studentId', {
    description: 'The student; null when there is none, deleted or not visible.',
  })
  student!: Student | null;

  @FieldOne(() => Parent, parentReads, 'parentId', {
    description: 'The parent who is billed; null when there is none, deleted or not visible.',
  })
  parent!: Parent | null;

  @FieldOne(() => Enrollment, enrollmentReads, 'enrollmentId', {
    description: 'The enrollment it is for; null when none is visible.',
  })
  enrollment!: Enrollment | null;

  @FieldOne(() => Account, accountReads, 'accountId', {
    description: 'The account of who pays; null when it is not visible.',
  })
  account!: Account | null;

  @FieldOne(() => Fee, feeReads, 'penaltyForId', {
    description: 'The fee that it is the penalty for; null when it is for none.',
  })
  penaltyFor!: Fee | null;
}
