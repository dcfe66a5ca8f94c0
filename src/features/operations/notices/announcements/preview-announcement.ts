import { refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { AnnouncementAudienceInput, AnnouncementPreview } from './announcement.inputs.ts';
import { checkedAudience } from './audience.ts';
import { previewOf } from './preview-announcement.loaders.ts';

/** Returns the recipients that an audience would have now. Throws BAD_USER_INPUT for the errors of the audience. */
export async function previewAnnouncement(
  ctx: RequestContext,
  audience: AnnouncementAudienceInput,
): Promise<AnnouncementPreview> {
  const { checked, errors } = await ctx.session.dryRun((em) => checkedAudience(ctx, em, audience));
  refuseIfAny(errors);
  return previewOf(ctx, checked);
}
