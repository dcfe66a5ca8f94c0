import { Arg, Ctx, ID, Query, Resolver } from 'type-graphql';
import { FieldOne } from '../../../platform/graphql/read-fields.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Staff } from '../../people/staff/staff.entity.ts';
import { staffReads } from '../../people/staff/staff.loaders.ts';
import { freeInstructorsOf } from './free-instructor.loaders.ts';
import { FreeInstructor } from './free-instructor.types.ts';

@Resolver(() => FreeInstructor)
export class FreeInstructorResolver {
  @Query(() => [FreeInstructor], {
    nullable: true,
    description:
      'Substitutes for a session: active teachers and department heads who lead no other session at that ' +
      'time, are not away, and are available then or have entered no availability. Order: staff who have ' +
      'taught the course, then the fewest hours that week, then the name; at most 100. Null if the caller can ' +
      'see no such session. Only for staff.',
  })
  freeInstructors(
    @Arg('sessionId', () => ID, { description: 'The session.' }) sessionId: string,
    @Ctx() ctx: RequestContext,
  ): Promise<FreeInstructor[] | null> {
    return freeInstructorsOf(ctx, sessionId);
  }

  @FieldOne(() => Staff, staffReads, 'staffId', { description: 'The staff member.' })
  staff!: Staff | null;
}
