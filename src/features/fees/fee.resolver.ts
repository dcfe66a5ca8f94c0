import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../platform/graphql/expected-version.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { enrollmentReads } from '../enrollments/enrollment.loaders.ts';
import { Parent } from '../parents/parent.entity.ts';
import { parentReads } from '../parents/parent.loaders.ts';
import { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { createFee } from './create-fee.ts';
import { createFeesForBatch } from './create-fees-for-batch.ts';
import { Fee } from './fee.entity.ts';
import { CreateFeeInput, CreateFeesForBatchInput, FeeListArgs, UpdateFeeInput } from './fee.inputs.ts';
import { feeReads } from './fee.loaders.ts';
import { updateFee } from './update-fee.ts';
import { voidFee } from './void-fee.ts';

export const FeeConnection = connectionType(Fee, 'Fee');

@Resolver(() => Fee)
export class FeeResolver {
  @Query(() => Fee, { nullable: true, description: 'One fee, voided or not; null when there is none in sight.' })
  fee(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee | null> {
    return ctx.reads.one(feeReads, id, info);
  }

  @Query(() => FeeConnection, { description: 'The fees in sight that are not voided.' })
  fees(
    @Args(() => FeeListArgs) args: InstanceType<typeof FeeListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Fee>> {
    return ctx.reads.list(feeReads, args, info);
  }

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
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Fee> {
    await voidFee(ctx, id, expectedVersion);
    return found(await ctx.reads.one(feeReads, id, info), 'Fee');
  }

  @FieldResolver(() => Student, {
    nullable: true,
    description: 'The student; null when there is none, deleted or out of sight.',
  })
  student(
    @Root() row: Row<Fee>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student | null> {
    return ctx.reads.one(studentReads, row.studentId, info);
  }

  @FieldResolver(() => Parent, {
    nullable: true,
    description: 'The parent who is billed; null when there is none, deleted or out of sight.',
  })
  parent(@Root() row: Row<Fee>, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Parent | null> {
    return ctx.reads.one(parentReads, row.parentId, info);
  }

  @FieldResolver(() => Enrollment, {
    nullable: true,
    description: 'The enrollment it is for; null when there is none in sight.',
  })
  enrollment(
    @Root() row: Row<Fee>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment | null> {
    return ctx.reads.one(enrollmentReads, row.enrollmentId, info);
  }
}
