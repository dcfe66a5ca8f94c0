import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Query, Resolver } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Student } from './student.entity.ts';
import { StudentListArgs } from './student.inputs.ts';
import { studentReads } from './student.loaders.ts';

export const StudentConnection = connectionType(Student, 'Student');

@Resolver(() => Student)
export class StudentResolver {
  @Query(() => Student, { nullable: true, description: 'One student in sight; null when there is none.' })
  student(
    @Arg('id', () => ID, { description: 'The id of the student.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Student | null> {
    return ctx.reads.one(studentReads, id, info);
  }

  @Query(() => StudentConnection, { description: 'The students in sight.' })
  students(
    @Args(() => StudentListArgs) args: InstanceType<typeof StudentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Student>> {
    return ctx.reads.list(studentReads, args, info);
  }
}
