import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, FieldResolver, Info, Resolver, Root } from 'type-graphql';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Enrollment } from '../enrollments/enrollment.entity.ts';
import { Parent } from '../parents/parent.entity.ts';
import { Student } from '../students/student.entity.ts';
import type { Fee } from './fee.entity.ts';
import { FeeListArgs } from './fee.inputs.ts';
import { feesOfEnrollment, feesOfParent, feesOfStudent } from './fee.loaders.ts';
import { FeeConnection } from './fee.resolver.ts';

@Resolver(() => Student)
export class StudentFeesResolver {
  @FieldResolver(() => FeeConnection, { description: 'The fees of the student that are in sight.' })
  fees(
    @Root() row: Row<Student>,
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
    @Root() row: Row<Parent>,
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
    @Root() row: Row<Enrollment>,
    @Args(() => FeeListArgs) args: InstanceType<typeof FeeListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Fee>> {
    return ctx.reads.children(feesOfEnrollment, row.id, args, info);
  }
}
