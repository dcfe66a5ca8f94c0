import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import type { AnnouncementAudienceInput, AnnouncementPreview } from './announcement.inputs.ts';
import { checkedAudience } from './audience.ts';
import { previewOf } from './preview-announcement.loaders.ts';

/** Returns the recipients that an audience would have now. Refuses audiences like {@link checkedAudience}. */
export async function previewAnnouncement(
  ctx: RequestContext,
  audience: AnnouncementAudienceInput,
): Promise<AnnouncementPreview> {
  const checked = await ctx.session.dryRun((em) => checkedAudience(ctx, em, audience));
  return previewOf(ctx, checked);
}
