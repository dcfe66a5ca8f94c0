import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { AnnouncementAudienceInput, AnnouncementPreview } from './announcement.inputs.ts';
import { previewAnnouncement } from './preview-announcement.ts';

@Resolver()
export class AnnouncementResolver {
  @Query(() => AnnouncementPreview, {
    description:
      'The recipients that an announcement to the audience would have now: by role and channel, and who would get ' +
      'nothing. Department heads and teachers can only name audiences that they may address.',
  })
  previewAnnouncement(
    @Arg('audience', () => AnnouncementAudienceInput, { description: 'The audience.' })
    audience: AnnouncementAudienceInput,
    @Ctx() ctx: RequestContext,
  ): Promise<AnnouncementPreview> {
    return previewAnnouncement(ctx, audience);
  }
}
