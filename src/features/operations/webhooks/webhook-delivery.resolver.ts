import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, Field, ID, Info, Int, Mutation, ObjectType, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { FieldOne, QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { DateTimeScalar } from '../../../platform/validation/scalars.ts';
import { recoverWebhookDeliveries } from './recover-deliveries.ts';
import { WebhookDeliveryListArgs } from './webhook.inputs.ts';
import { webhookDeliveryReads, webhookEndpointReads } from './webhook.loaders.ts';
import { WebhookDelivery } from './webhook-delivery.entity.ts';
import { DELIVERY, replayWebhookDelivery, testWebhookEndpoint } from './webhook-delivery.service.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';

export const WebhookDeliveryConnection = connectionType(WebhookDelivery, 'WebhookDelivery');

@ObjectType({ description: 'How many deliveries are sent again.' })
export class RecoveryPayload {
  @Field(() => Int, { description: 'The number of deliveries.' })
  recovered!: number;
}

@Resolver(() => WebhookDelivery)
export class WebhookDeliveryResolver {
  @QueryOne(() => WebhookDelivery, webhookDeliveryReads, {
    description: 'One webhook delivery; null when there is none. For academy admins and administrators.',
  })
  webhookDelivery!: WebhookDelivery | null;

  @QueryList(() => WebhookDeliveryConnection, webhookDeliveryReads, WebhookDeliveryListArgs, {
    description: 'What was sent to webhook endpoints in the last 30 days. For academy admins and administrators.',
  })
  webhookDeliveries!: Connection<WebhookDelivery>;

  @Mutation(() => WebhookDelivery, {
    description:
      'Sends an event of the type `webhook.test` to one endpoint. The delivery tells how it went, a little later.',
  })
  async testWebhookEndpoint(
    @Arg('id', () => ID, { description: 'The id of the endpoint.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookDelivery> {
    return found(await ctx.reads.one(webhookDeliveryReads, await testWebhookEndpoint(ctx, id), info), DELIVERY);
  }

  @Mutation(() => RecoveryPayload, {
    description:
      'Sends an endpoint what it missed: events of its types that were never sent to it, and deliveries that are dead or ' +
      'cancelled. At most 10,000.',
  })
  async recoverWebhookDeliveries(
    @Arg('endpointId', () => ID, { description: 'The id of the endpoint.' }) endpointId: string,
    @Arg('since', () => DateTimeScalar, { description: 'Of events that happened then or later.' }) since: string,
    @Arg('until', () => DateTimeScalar, {
      nullable: true,
      description: 'Of events that happened then or earlier, at most 30 days after `since`; now when left out.',
    })
    until: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<RecoveryPayload> {
    return { recovered: await recoverWebhookDeliveries(ctx, endpointId, since, until ?? undefined) };
  }

  @Mutation(() => WebhookDelivery, {
    description: 'Sends a delivery again at once, whatever has become of it, under the same `webhook-id`.',
  })
  async replayWebhookDelivery(
    @Arg('id', () => ID, { description: 'The id of the delivery.' }) id: string,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookDelivery> {
    await replayWebhookDelivery(ctx, id);
    return found(await ctx.reads.one(webhookDeliveryReads, id, info), DELIVERY);
  }

  @FieldOne(() => WebhookEndpoint, webhookEndpointReads, 'endpointId', {
    description: 'The endpoint that it goes to; null once that is deleted.',
  })
  endpoint!: WebhookEndpoint | null;
}
