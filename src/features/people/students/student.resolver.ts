import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Student } from './student.entity.ts';
import { CreateStudentInput, StudentListArgs, UpdateStudentInput } from './student.inputs.ts';
import { studentReads } from './student.loaders.ts';
import { createStudent, deleteStudent, restoreStudent, updateStudent } from './student.service.ts';

export const StudentConnection = connectionType(Student, 'Student');

@Resolver(() => Student)
export class StudentResolver {
  @QueryOne(() => Student, studentReads, {
    description: 'One visible student; null when there is none.',
    id: 'The id of the student.',
  })
  student!: Student | null;

  @QueryList(() => StudentConnection, studentReads, StudentListArgs, { description: 'The visible students.' })
  students!: Connection<Student>;

  @Mutation(() => Student, { description: 'Registers a student.' })
  async createStudent(
    @Arg('input', () => CreateStudentInput, { description: 'The new student.' }) input: CreateStudentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student> {
    return found(await ctx.reads.one(studentReads, await createStudent(ctx, input), info), 'Student');
  }

  @Mutation(() => Student, {
    description: 'Changes a student; parents the contact data of their children, students their own.',
  })
  async updateStudent(
    @Arg('id', () => ID, { description: 'The id of the student.' }) id: string,
    @Arg('input', () => UpdateStudentInput, { description: 'What to change.' }) input: UpdateStudentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student> {
    await updateStudent(ctx, id, input);
    return found(await ctx.reads.one(studentReads, id, info), 'Student');
  }

  @Mutation(() => DeletePayload, {
    description: 'Hides a student; their open enrollments are dropped, and their membership ends.',
  })
  async deleteStudent(
    @Arg('id', () => ID, { description: 'The id of the student.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Arg('confirm', () => Boolean, {
      nullable: true,
      description: 'True deletes a student who pays for themselves and owes money, or has credit, as well.',
    })
    confirm: boolean | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteStudent(ctx, id, { expectedVersion, confirm });
    return deleted(id, 'Student deleted.');
  }

  @Mutation(() => Student, {
    description:
      'Restores a student who was deleted in the last 30 days: the record only. Enrollments that were dropped and a login that ' +
      'ended stay so. A student who is not deleted, for example after a second call, is returned unchanged.',
  })
  async restoreStudent(
    @Arg('id', () => ID, { description: 'The id of the student.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student> {
    await restoreStudent(ctx, id);
    return found(await ctx.reads.one(studentReads, id, info), 'Student');
  }
}
