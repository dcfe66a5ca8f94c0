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
      'Every kind of notice and channel as it stands for the caller. Academy admins and administrators may read those ' +
      'of a parent without a login.',
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
      'Changes choices of the caller, and returns all. Academy admins and administrators may change those of a parent ' +
      'without a login. Mails about accounts cannot be turned off.',
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
