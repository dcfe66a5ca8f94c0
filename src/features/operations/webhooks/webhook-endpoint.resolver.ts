import type { GraphQLResolveInfo } from 'graphql';
import { Arg, Ctx, ID, Info, Int, Mutation, Resolver } from 'type-graphql';
import { found } from '../../../platform/errors/app-error.ts';
import { connectionType } from '../../../platform/graphql/connection.ts';
import { DeletePayload, deleted } from '../../../platform/graphql/deletion.ts';
import { ExpectedVersion } from '../../../platform/graphql/expected-version.ts';
import { QueryList, QueryOne } from '../../../platform/graphql/read-fields.ts';
import type { Connection } from '../../../platform/loaders/connection.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { CreateWebhookEndpointInput, UpdateWebhookEndpointInput, WebhookEndpointListArgs } from './webhook.inputs.ts';
import { webhookEndpointReads } from './webhook.loaders.ts';
import { WebhookEndpoint } from './webhook-endpoint.entity.ts';
import {
  createWebhookEndpoint,
  deleteWebhookEndpoint,
  ENDPOINT,
  rotateWebhookSecret,
  updateWebhookEndpoint,
} from './webhook-endpoint.service.ts';

export const WebhookEndpointConnection = connectionType(WebhookEndpoint, 'WebhookEndpoint');

@Resolver(() => WebhookEndpoint)
export class WebhookEndpointResolver {
  @QueryOne(() => WebhookEndpoint, webhookEndpointReads, {
    description: 'One webhook endpoint; null when there is none. For academy admins and administrators.',
  })
  webhookEndpoint!: WebhookEndpoint | null;

  @QueryList(() => WebhookEndpointConnection, webhookEndpointReads, WebhookEndpointListArgs, {
    description: 'Where the events of the academy are sent. For academy admins and administrators.',
  })
  webhookEndpoints!: Connection<WebhookEndpoint>;

  @Mutation(() => WebhookEndpoint, {
    description: 'Adds a webhook endpoint, of at most 10. The answer alone shows its `secret`.',
  })
  async createWebhookEndpoint(
    @Arg('input', () => CreateWebhookEndpointInput, { description: 'The new endpoint.' })
    input: CreateWebhookEndpointInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookEndpoint> {
    const { id, secret } = await createWebhookEndpoint(ctx, input);
    return { ...found(await ctx.reads.one(webhookEndpointReads, id, info), ENDPOINT), secret };
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Changes a webhook endpoint. A disabled one that is made `ACTIVE` gets what happens from then on: the rest is recovered.',
  })
  async updateWebhookEndpoint(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @Arg('input', () => UpdateWebhookEndpointInput, { description: 'What to change.' })
    input: UpdateWebhookEndpointInput,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookEndpoint> {
    await updateWebhookEndpoint(ctx, id, input);
    return found(await ctx.reads.one(webhookEndpointReads, id, info), ENDPOINT);
  }

  @Mutation(() => DeletePayload, { description: 'Takes a webhook endpoint away; what waits for it is not sent.' })
  async deleteWebhookEndpoint(
    @Arg('id', () => ID, { description: 'The id.' }) id: string,
    @ExpectedVersion() expectedVersion: number | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<DeletePayload> {
    await deleteWebhookEndpoint(ctx, id, expectedVersion);
    return deleted(id, 'Webhook endpoint deleted.');
  }

  @Mutation(() => WebhookEndpoint, {
    description:
      'Gives a webhook endpoint another secret, which the answer alone shows. The one before it signs along meanwhile; ' +
      'as long as it does, a third is CONFLICT.',
  })
  async rotateWebhookSecret(
    @Arg('id', () => ID, { description: 'The id of the endpoint.' }) id: string,
    @Arg('overlapHours', () => Int, {
      nullable: true,
      description: 'Hours in which the former secret signs along: 0 to 168, 24 when left out.',
    })
    overlapHours: number | null | undefined,
    @Ctx() ctx: RequestContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<WebhookEndpoint> {
    const { secret } = await rotateWebhookSecret(ctx, id, overlapHours ?? undefined);
    return { ...found(await ctx.reads.one(webhookEndpointReads, id, info), ENDPOINT), secret };
  }
}
