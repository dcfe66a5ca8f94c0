import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, FieldResolver, ID, Info, Mutation, Query, Resolver, Root } from 'type-graphql';
import { found } from '../../platform/errors/app-error.ts';
import { connectionType } from '../../platform/graphql/connection.ts';
import { ExpectedVersion } from '../../platform/graphql/expected-version.ts';
import { MessagePayload } from '../../platform/graphql/message.ts';
import type { Row } from '../../platform/graphql/row.ts';
import type { Connection } from '../../platform/loaders/reads.ts';
import type { RequestContext } from '../../platform/tenancy/request-context.ts';
import { Student } from '../students/student.entity.ts';
import { StudentListArgs } from '../students/student.inputs.ts';
import { Parent } from './parent.entity.ts';
import { CreateParentInput, ParentListArgs, UpdateParentInput } from './parent.inputs.ts';
import { parentReads, parentsOfStudent, studentsOfParent } from './parent.loaders.ts';
import { createParent, deleteParent, linkParent, unlinkParent, updateParent } from './parent.service.ts';
import { LinkParentArgs, UnlinkParentArgs } from './parent-link.inputs.ts';
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

  @Mutation(() => Parent, { description: 'Registers a parent, with the children they have here.' })
  async createParent(
    @Arg('input', () => CreateParentInput, { description: 'The new parent.' }) input: CreateParentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Parent> {
    return found(await ctx.reads.one(parentReads, await createParent(ctx, input), info), 'Parent');
  }

  @Mutation(() => Parent, { description: 'Changes a parent; parents themselves, but for their status and children.' })
  async updateParent(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateParentInput, { description: 'What to change.' }) input: UpdateParentInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Parent> {
    await updateParent(ctx, id, input);
    return found(await ctx.reads.one(parentReads, id, info), 'Parent');
  }

  @Mutation(() => MessagePayload, { description: 'Hides a parent; their membership ends, their children stay.' })
  async deleteParent(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<MessagePayload> {
    await deleteParent(ctx, id, expectedVersion);
    return { message: 'Parent deleted.' };
  }

  @Mutation(() => Parent, {
    description: 'Makes a student a child of a parent, or changes what the parent is to them; answers the parent.',
  })
  async linkParent(
    @Args() args: LinkParentArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Parent> {
    await linkParent(ctx, args);
    return found(await ctx.reads.one(parentReads, args.parentId, info), 'Parent');
  }

  @Mutation(() => Parent, { description: 'Ends what a parent is to a student; answers the parent.' })
  async unlinkParent(
    @Args() args: UnlinkParentArgs,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Parent> {
    await unlinkParent(ctx, args);
    return found(await ctx.reads.one(parentReads, args.parentId, info), 'Parent');
  }

  @FieldResolver(() => ParentStudentConnection, {
    description: 'The children of the parent that are in sight, and what the parent is to each.',
  })
  students(
    @Root() row: Row<Parent>,
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
    @Root() row: Row<Student>,
    @Args(() => ParentListArgs) args: InstanceType<typeof ParentListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Parent>> {
    return ctx.reads.children(parentsOfStudent, row.id, args, info);
  }
}
