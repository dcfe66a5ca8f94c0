import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Batch } from '../batches/batch.entity.ts';
import { batchReads } from '../batches/batch.loaders.ts';
import { Course } from '../courses/course.entity.ts';
import { courseReads } from '../courses/course.loaders.ts';
import { Student } from '../students/student.entity.ts';
import { studentReads } from '../students/student.loaders.ts';
import { Enrollment } from './enrollment.entity.ts';
import { EnrollmentListArgs } from './enrollment.inputs.ts';
import {
  enrollmentReads,
  enrollmentsOfBatch,
  enrollmentsOfCourse,
  enrollmentsOfStudent,
} from './enrollment.loaders.ts';

export const EnrollmentConnection = connectionType(Enrollment, 'Enrollment');

@Resolver(() => Enrollment)
export class EnrollmentResolver {
  @Query(() => Enrollment, { nullable: true, description: 'One enrollment; null when there is none in sight.' })
  enrollment(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Enrollment | null> {
    return ctx.reads.one(enrollmentReads, id, info);
  }

  @Query(() => EnrollmentConnection, { description: 'The enrollments in sight.' })
  enrollments(
    @Args(() => EnrollmentListArgs) args: InstanceType<typeof EnrollmentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Enrollment>> {
    return ctx.reads.list(enrollmentReads, args, info);
  }

  @FieldResolver(() => Student, { nullable: true, description: 'The student; null when deleted or out of sight.' })
  student(
    @Root() row: Row<Enrollment>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student | null> {
    return ctx.reads.one(studentReads, row.studentId, info);
  }

  @FieldResolver(() => Course, { nullable: true, description: 'The course; null when deleted.' })
  course(
    @Root() row: Row<Enrollment>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Course | null> {
    return ctx.reads.one(courseReads, row.courseId, info);
  }

  @FieldResolver(() => Batch, { nullable: true, description: 'The batch; null when there is none or it was deleted.' })
  batch(
    @Root() row: Row<Enrollment>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Batch | null> {
    return ctx.reads.one(batchReads, row.batchId, info);
  }
}

@Resolver(() => Student)
export class StudentEnrollmentsResolver {
  @FieldResolver(() => EnrollmentConnection, { description: 'The enrollments of the student that are in sight.' })
  enrollments(
    @Root() row: Row<Student>,
    @Args(() => EnrollmentListArgs) args: InstanceType<typeof EnrollmentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Enrollment>> {
    return ctx.reads.children(enrollmentsOfStudent, row.id, args, info);
  }
}

@Resolver(() => Batch)
export class BatchEnrollmentsResolver {
  @FieldResolver(() => EnrollmentConnection, { description: 'The enrollments in the batch that are in sight.' })
  enrollments(
    @Root() row: Row<Batch>,
    @Args(() => EnrollmentListArgs) args: InstanceType<typeof EnrollmentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Enrollment>> {
    return ctx.reads.children(enrollmentsOfBatch, row.id, args, info);
  }
}

@Resolver(() => Course)
export class CourseEnrollmentsResolver {
  @FieldResolver(() => EnrollmentConnection, { description: 'The enrollments in the course that are in sight.' })
  enrollments(
    @Root() row: Row<Course>,
    @Args(() => EnrollmentListArgs) args: InstanceType<typeof EnrollmentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Enrollment>> {
    return ctx.reads.children(enrollmentsOfCourse, row.id, args, info);
  }
}
