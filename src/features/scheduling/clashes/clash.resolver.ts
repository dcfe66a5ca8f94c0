import type { GraphQLResolveInfo } from 'graphql';
import { Args, Ctx, Extensions, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { SCANS, type Scans } from '../../../platform/graphql/cost.ts';
import { FieldOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { FilterScopes } from '../../../platform/permissions/scopes.ts';
import { FILTER_SCOPES, READ_SCOPE } from '../../../platform/permissions/selection-scopes.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { Batch } from '../../academics/batches/batch.entity.ts';
import { Enrollment } from '../../academics/enrollments/enrollment.entity.ts';
import { ClassSession } from '../sessions/class-session.entity.ts';
import { classSessionReads } from '../sessions/session.loaders.ts';
import { StaffTimeOff } from '../time-off/time-off.entity.ts';
import { timeOffReads } from '../time-off/time-off.loaders.ts';
import { ClashListArgs } from './clash.inputs.ts';
import { clashList } from './clash.loaders.ts';
import { Clash } from './clash.types.ts';
import { scansOfClashes, scansOfRow } from './clash-cost.ts';
import { DAYS, MOST_CLASHES, MOST_DAYS } from './clash-days.ts';
import {
  clashesOf,
  clashesOfBatch,
  clashesOfEnrollment,
  clashesOfSession,
  clashesOfTimeOff,
} from './clashes-of.loaders.ts';

const ClashConnection = connectionType(Clash, 'Clash');

@Resolver(() => Clash)
export class ClashResolver {
  @Extensions({ [SCANS]: scansOfClashes, [FILTER_SCOPES]: { search: ['batches:read'] } satisfies FilterScopes })
  @Query(() => ClashConnection, {
    description:
      `The clashes of the sessions in a period, by time. The period is ${DAYS} days from today unless the ` +
      `filter sets another one, of at most ${MOST_DAYS} days. Queries with more than ` +
      `${MOST_CLASHES.toLocaleString('en')} clashes are refused. Two clashing sessions are listed once per ` +
      'kind of clash. Only for staff.',
  })
  clashes(
    @Args(() => ClashListArgs) args: InstanceType<typeof ClashListArgs>,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Connection<Clash>> {
    return clashList(ctx, args, info);
  }

  @FieldOne(() => ClassSession, classSessionReads, 'sessionId', { description: 'The session.' })
  session!: ClassSession | null;

  @FieldOne(() => ClassSession, classSessionReads, 'otherSessionId', {
    description: 'The other session, at the same time; null if the kind involves no other session.',
  })
  otherSession!: ClassSession | null;

  @FieldOne(() => StaffTimeOff, timeOffReads, 'timeOffId', {
    description: 'The time off, for `TIME_OFF`; null if the caller cannot see the time off.',
  })
  timeOff!: StaffTimeOff | null;
}

/**
 * Declares a field that returns the clashes of a record. An API key needs the scope for sessions to read this field.
 * `scans` returns the cost of the rows that the field reads.
 */
const clashField = (description: string, scans?: Scans): MethodDecorator => {
  const field = FieldResolver(() => [Clash], { description });
  return (prototype, property, descriptor) => {
    Extensions({ [READ_SCOPE]: 'sessions:read', [SCANS]: scans })(prototype, property, descriptor);
    field(prototype, property, descriptor);
  };
};

@Resolver(() => Batch)
export class BatchClashesResolver {
  @clashField(
    'The clashes of those sessions of the batch that have not ended: the first 100 by time. Empty for ' + 'families.',
    scansOfRow,
  )
  clashes(@Root() batch: Batch, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return clashesOf(ctx, clashesOfBatch, batch.id, info);
  }
}

@Resolver(() => ClassSession)
export class SessionClashesResolver {
  @clashField('The clashes of the session: the first 100 by time. Empty for families.')
  clashes(@Root() session: ClassSession, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return clashesOf(ctx, clashesOfSession, session.id, info);
  }
}

@Resolver(() => Enrollment)
export class EnrollmentClashesResolver {
  @clashField(
    "The clashes between the batch's sessions and sessions of the student's other batches: the first 100 by " +
      'time. Ignores sessions that have ended. Empty for families.',
    scansOfRow,
  )
  clashes(@Root() enrollment: Enrollment, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return clashesOf(ctx, clashesOfEnrollment, enrollment.id, info);
  }
}

@Resolver(() => StaffTimeOff)
export class TimeOffClashesResolver {
  @clashField(
    'Sessions that the staff member leads during approved or requested time off: the first 100 by time. Empty ' +
      'if the time off was declined.',
  )
  clashes(@Root() timeOff: StaffTimeOff, @Ctx() ctx: RequestContext, @Info() info: GraphQLResolveInfo) {
    return clashesOf(ctx, clashesOfTimeOff, timeOff.id, info);
  }
}
