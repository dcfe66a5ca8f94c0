import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../platform/graphql/expected-version.ts';
import { MessagePayload } from '../../platform/graphql/message.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Department } from '../staff/department.entity.ts';
import { departmentReads } from '../staff/staff.loaders.ts';
import { Course } from './course.entity.ts';
import { CourseListArgs, CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import { courseReads, coursesOfDepartment } from './course.loaders.ts';
import { createCourse, deleteCourse, updateCourse } from './course.service.ts';

export const CourseConnection = connectionType(Course, 'Course');

@Resolver(() => Course)
export class CourseResolver {
  @Query(() => Course, { nullable: true, description: 'One course; null when there is none.' })
  course(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Course | null> {
    return ctx.reads.one(courseReads, id, info);
  }

  @Query(() => CourseConnection, { description: 'The courses of the academy.' })
  courses(
    @Args(() => CourseListArgs) args: InstanceType<typeof CourseListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Course>> {
    return ctx.reads.list(courseReads, args, info);
  }

  @Mutation(() => Course, { description: 'Creates a course; a department head in a department of their own.' })
  async createCourse(
    @Arg('input', () => CreateCourseInput, { description: 'The new course.' }) input: CreateCourseInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Course> {
    return found(await ctx.reads.one(courseReads, await createCourse(ctx, input), info), 'Course');
  }

  @Mutation(() => Course, { description: 'Changes a course; a department head those of their departments.' })
  async updateCourse(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateCourseInput, { description: 'What to change.' }) input: UpdateCourseInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Course> {
    await updateCourse(ctx, id, input);
    return found(await ctx.reads.one(courseReads, id, info), 'Course');
  }

  @Mutation(() => MessagePayload, { description: 'Hides a course that has no batches and no open enrollments.' })
  async deleteCourse(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    await deleteCourse(ctx, id, expectedVersion);
    return { message: 'Course deleted.' };
  }

  @FieldResolver(() => Department, { nullable: true, description: 'The department that the course belongs to.' })
  department(
    @Root() row: Row<Course>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Department | null> {
    return ctx.reads.one(departmentReads, row.departmentId, info);
  }
}

@Resolver(() => Department)
export class DepartmentCoursesResolver {
  @FieldResolver(() => CourseConnection, { description: 'The courses of the department.' })
  courses(
    @Root() row: Row<Department>,
    @Args(() => CourseListArgs) args: InstanceType<typeof CourseListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Course>> {
    return ctx.reads.children(coursesOfDepartment, row.id, args, info);
  }
}
