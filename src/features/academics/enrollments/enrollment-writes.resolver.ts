import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { notFound } from '../../../platform/errors/app-error.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { approveEnrollment } from './approve-enrollment.ts';
import { completeEnrollment } from './complete-enrollment.ts';
import { deleteEnrollment } from './delete-enrollment.ts';
import { dropEnrollment } from './drop-enrollment.ts';
import { enrollStudent } from './enroll-student.ts';
import { Enrollment } from './enrollment.entity.ts';
import {
  ApproveEnrollmentArgs,
  CompleteEnrollmentArgs,
  DropEnrollmentArgs,
  EnrollStudentInput,
  TransferEnrollmentInput,
  UpdateEnrollmentInput,
} from './enrollment.inputs.ts';
import { enrollmentReads } from './enrollment.loaders.ts';
import { reopenEnrollment } from './reopen-enrollment.ts';
import { transferEnrollment } from './transfer-enrollment.ts';
import { updateEnrollment } from './update-enrollment.ts';

/** The enrollment as it is now; somebody may have hidden it right behind the write. */
async function answer(ctx: RequestContext, id: string, info: GraphQLResolveInfo): Promise<Enrollment> {
  const row = await ctx.reads.one(enrollmentReads, id, info);
  if (!row) throw notFound('Enrollment');
  return row;
}

@Resolver(() => Enrollment)
export class EnrollmentWritesResolver {
  @Mutation(() => Enrollment, {
    description:
      'Enrolls a student. A full batch refuses an active enrollment and lets a pending one wait for a seat. A department ' +
      'head enrolls in their courses; parents ask for their children, students for themselves.',
  })
  async enrollStudent(
    @Arg('input', () => EnrollStudentInput, { description: 'Who, and where.' }) input: EnrollStudentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    return answer(ctx, await enrollStudent(ctx, input), info);
  }

  @Mutation(() => Enrollment, {
    description:
      'Makes a pending enrollment active, and bills what is billed once and the present month and term; one that waits needs ' +
      'a free seat.',
  })
  async approveEnrollment(
    @Args(() => ApproveEnrollmentArgs) { id, ...extras }: ApproveEnrollmentArgs,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    await approveEnrollment(ctx, id, extras, expectedVersion);
    return answer(ctx, id, info);
  }

  @Mutation(() => Enrollment, {
    description:
      'Ends an open enrollment for good; its seat goes to the first on the waitlist. Parents: their children.',
  })
  async dropEnrollment(
    @Args(() => DropEnrollmentArgs) { id, reason }: DropEnrollmentArgs,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    await dropEnrollment(ctx, id, reason ?? null, expectedVersion);
    return answer(ctx, id, info);
  }

  @Mutation(() => Enrollment, {
    description:
      "Completes an active enrollment today, with all progress. It has to meet the course's completion rule, unless an admin " +
      'sends an `overrideReason`.',
  })
  async completeEnrollment(
    @Args(() => CompleteEnrollmentArgs) { id, ...given }: CompleteEnrollmentArgs,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    await completeEnrollment(ctx, id, given, expectedVersion);
    return answer(ctx, id, info);
  }

  @Mutation(() => Enrollment, { description: 'Makes a completed enrollment active again; it needs a free seat.' })
  async reopenEnrollment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    await reopenEnrollment(ctx, id, expectedVersion);
    return answer(ctx, id, info);
  }

  @Mutation(() => Enrollment, {
    description:
      'Changes an enrollment; a teacher grade and progress in their batches, a parent drops those of their children.',
  })
  async updateEnrollment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateEnrollmentInput, { description: 'What to change.' }) input: UpdateEnrollmentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    await updateEnrollment(ctx, id, input);
    return answer(ctx, id, info);
  }

  @Mutation(() => Enrollment, {
    description:
      'Moves a student to another batch: drops the open enrollment and answers a new one there, or does neither.',
  })
  async transferEnrollment(
    @Arg('id', () => ID, { description: 'The id of the enrollment to leave.' }) id: string,
    @Arg('input', () => TransferEnrollmentInput, { description: 'Where to.' }) input: TransferEnrollmentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment> {
    return answer(ctx, await transferEnrollment(ctx, id, input), info);
  }

  @Mutation(() => DeletePayload, { description: 'Hides an enrollment; an open one is dropped first.' })
  async deleteEnrollment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteEnrollment(ctx, id, expectedVersion);
    return deleted(id, 'Enrollment deleted.');
  }
}
