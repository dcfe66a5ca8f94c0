import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { enrollmentReads } from '../enrollments/enrollment.loaders.ts';
import { Parent } from '../parents/parent.entity.ts';
import { parentReads } from '../parents/parent.loaders.ts';
import { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { Fee } from './fee.entity.ts';
import { FeeListArgs } from './fee.inputs.ts';
import { feeReads, feesOfEnrollment, feesOfParent, feesOfStudent } from './fee.loaders.ts';

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

  @FieldResolver(() => Student, {
    nullable: true,
    description: 'The student; null when there is none, deleted or out of sight.',
  })
  student(@Root() row: Fee, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Student | null> {
    return ctx.reads.one(studentReads, row.studentId, info);
  }

  @FieldResolver(() => Parent, {
    nullable: true,
    description: 'The parent who is billed; null when there is none, deleted or out of sight.',
  })
  parent(@Root() row: Fee, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo): Promise<Parent | null> {
    return ctx.reads.one(parentReads, row.parentId, info);
  }

  @FieldResolver(() => Enrollment, {
    nullable: true,
    description: 'The enrollment it is for; null when there is none in sight.',
  })
  enrollment(
    @Root() row: Fee,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment | null> {
    return ctx.reads.one(enrollmentReads, row.enrollmentId, info);
  }
}

@Resolver(() => Student)
export class StudentFeesResolver {
  @FieldResolver(() => FeeConnection, { description: 'The fees of the student that are in sight.' })
  fees(
    @Root() row: Student,
    @Args(() => FeeListArgs) args: InstanceType<typeof FeeListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Fee>> {
    return ctx.reads.children(feesOfStudent, row.id, args, info);
  }
}

@Resolver(() => Parent)
export class ParentFeesResolver {
  @FieldResolver(() => FeeConnection, { description: 'The fees billed to the parent that are in sight.' })
  fees(
    @Root() row: Parent,
    @Args(() => FeeListArgs) args: InstanceType<typeof FeeListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Fee>> {
    return ctx.reads.children(feesOfParent, row.id, args, info);
  }
}

@Resolver(() => Enrollment)
export class EnrollmentFeesResolver {
  @FieldResolver(() => FeeConnection, { description: 'The fees for the enrollment that are in sight.' })
  fees(
    @Root() row: Enrollment,
    @Args(() => FeeListArgs) args: InstanceType<typeof FeeListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Fee>> {
    return ctx.reads.children(feesOfEnrollment, row.id, args, info);
  }
}
