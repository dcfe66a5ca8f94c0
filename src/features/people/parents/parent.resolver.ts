import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Args, Ctx, ID, Info, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { FieldList, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
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
  @QueryOne(() => Parent, parentReads, { description: 'One parent; null when none is visible.' })
  parent!: Parent | null;

  @QueryList(() => ParentConnection, parentReads, ParentListArgs, { description: 'The visible parents.' })
  parents!: Connection<Parent>;

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

  @Mutation(() => DeletePayload, { description: 'Hides a parent; their membership ends, their children stay.' })
  async deleteParent(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteParent(ctx, id, expectedVersion);
    return deleted(id, 'Parent deleted.');
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

  @FieldList(() => ParentStudentConnection, studentsOfParent, StudentListArgs, {
    description: 'The visible children of the parent, and what the parent is to each.',
  })
  students!: Connection<Student>;
}

@Resolver(() => Student)
export class StudentParentsResolver {
  @FieldList(() => StudentParentConnection, parentsOfStudent, ParentListArgs, {
    description: 'The visible parents of the student, and what each is to the student.',
  })
  parents!: Connection<Parent>;
}
