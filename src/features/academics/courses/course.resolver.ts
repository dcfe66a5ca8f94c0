import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldList, FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Department } from '../../people/staff/department.entity.ts';
import { departmentReads } from '../../people/staff/staff.loaders.ts';
import { Course } from './course.entity.ts';
import { CourseListArgs, CreateCourseInput, UpdateCourseInput } from './course.inputs.ts';
import { courseReads, coursesOfDepartment } from './course.loaders.ts';
import { createCourse, deleteCourse, updateCourse } from './course.service.ts';

export const CourseConnection = connectionType(Course, 'Course');

@Resolver(() => Course)
export class CourseResolver {
  @QueryOne(() => Course, courseReads, { description: 'One course; null when there is none.' })
  course!: Course | null;

  @QueryList(() => CourseConnection, courseReads, CourseListArgs, { description: 'The courses of the academy.' })
  courses!: Connection<Course>;

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

  @Mutation(() => DeletePayload, { description: 'Hides a course that has no batches and no open enrollments.' })
  async deleteCourse(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteCourse(ctx, id, expectedVersion);
    return deleted(id, 'Course deleted.');
  }

  @FieldOne(() => Department, departmentReads, 'departmentId', {
    description: 'The department that the course belongs to.',
  })
  department!: Department | null;
}

@Resolver(() => Department)
export class DepartmentCoursesResolver {
  @FieldList(() => CourseConnection, coursesOfDepartment, CourseListArgs, {
    description: 'The courses of the department.',
  })
  courses!: Connection<Course>;
}
