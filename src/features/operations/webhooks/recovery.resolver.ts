import { Arg, Ctx, Field, ID, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { recoverWebhookDeliveries } from './recover-deliveries.ts';

@ObjectType({ description: 'The number of deliveries that are sent again.' })
export class RecoveryPayload {
  @Field(() => Int, { description: 'The number of deliveries.' })
  recovered!: number;
}

@Resolver()
export class RecoveryResolver {
  @Mutation(() => RecoveryPayload, {
    description:
      "Sends missed events to an endpoint: dead or cancelled deliveries, and events of the endpoint's types " +
      'that were never sent to it. Sends at most 10,000 events.',
  })
  async recoverWebhookDeliveries(
    @Arg('endpointId', () => ID, { description: 'The id of the endpoint.' }) endpointId: string,
    @Arg('since', () => DateTimeScalar, { description: 'Events at this time or later.' }) since: string,
    @Arg('until', () => DateTimeScalar, {
      nullable: true,
      description: 'Events at this time or earlier, at most 30 days after `since`; now when omitted.',
    })
    until: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<RecoveryPayload> {
    return { recovered: await recoverWebhookDeliveries(ctx, endpointId, since, until ?? undefined) };
  }
}
