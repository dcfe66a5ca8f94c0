import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { listPreferences } from './list-preferences.loaders.ts';
import { NotificationPreference, UpdateNotificationPreferencesInput } from './preference.types.ts';
import { preferenceOwner } from './preference-owner.loaders.ts';
import { updatePreferences } from './update-preferences.ts';

@Resolver()
export class PreferenceResolver {
  @Query(() => [NotificationPreference], {
    description:
      "The caller's preferences for every kind of notice and every channel. Academy admins and administrators " +
      'may read the preferences of a parent without a login.',
  })
  async notificationPreferences(
    @Arg('parentId', () => ID, { nullable: true, description: 'A parent without a login; when omitted, the caller.' })
    parentId: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationPreference[]> {
    return listPreferences(ctx, await preferenceOwner(ctx, parentId));
  }

  @Mutation(() => [NotificationPreference], {
    description:
      "Changes the caller's choices of messages, and returns all choices. Academy admins and administrators " +
      'may change the choices of a parent who has no login. Mails about accounts cannot be turned off.',
  })
  async updateNotificationPreferences(
    @Arg('input', () => UpdateNotificationPreferencesInput, { description: 'The choices.' })
    input: UpdateNotificationPreferencesInput,
    @Arg('parentId', () => ID, { nullable: true, description: 'A parent without a login; when omitted, the caller.' })
    parentId: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationPreference[]> {
    return listPreferences(ctx, await updatePreferences(ctx, input, parentId));
  }
}
