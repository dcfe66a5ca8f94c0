import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType } from '../../platform/graphql/connection.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Student } from '../students/student.entity.ts';
import { StudentListArgs } from '../students/student.inputs.ts';
import { Parent } from './parent.entity.ts';
import { ParentListArgs } from './parent.inputs.ts';
import { parentReads, parentsOfStudent, studentsOfParent } from './parent.loaders.ts';
import { ParentStudentConnection, StudentParentConnection } from './parent-student.edges.ts';

export const ParentConnection = connectionType(Parent, 'Parent');

@Resolver(() => Parent)
export class ParentResolver {
  @Query(() => Parent, { nullable: true, description: 'One parent; null when there is none in sight.' })
  parent(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Parent | null> {
    return ctx.reads.one(parentReads, id, info);
  }

  @Query(() => ParentConnection, { description: 'The parents in sight.' })
  parents(
    @Args(() => ParentListArgs) args: InstanceType<typeof ParentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Parent>> {
    return ctx.reads.list(parentReads, args, info);
  }

  @FieldResolver(() => ParentStudentConnection, {
    description: 'The children of the parent that are in sight, and what the parent is to each.',
  })
  students(
    @Root() row: Parent,
    @Args(() => StudentListArgs) args: InstanceType<typeof StudentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Student>> {
    return ctx.reads.children(studentsOfParent, row.id, args, info);
  }
}

@Resolver(() => Student)
export class StudentParentsResolver {
  @FieldResolver(() => StudentParentConnection, {
    description: 'The parents of the student that are in sight, and what each is to the student.',
  })
  parents(
    @Root() row: Student,
    @Args(() => ParentListArgs) args: InstanceType<typeof ParentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Parent>> {
    return ctx.reads.children(parentsOfStudent, row.id, args, info);
  }
}
