import type { RawBuilder } from 'kysely';
import { refuseIfAny } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { NoticeChannel, NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { readingOf } from '../core/reading-of-request.loaders.ts';
import { hasAddress, recipientKey } from '../core/recipient.types.ts';
import { choicesFor } from '../preferences/choose-channels.loaders.ts';
import { recipientsOf } from './announce.ts';
import type { AnnouncementAudience } from './announcement.entity.ts';
import type { AnnouncementAudienceInput, AnnouncementPreview, AudienceCount } from './announcement.inputs.ts';
import { checkedAudience } from './audience.ts';
import { peopleOf } from './audience-people.loaders.ts';

/** The maximum number of people in a preview who are listed by name because the announcement cannot reach them. */
const MOST_NAMED = 100;

/**
 * Returns how many people an announcement to this audience would reach now. Throws BAD_USER_INPUT if the audience has
 * errors.
 */
export async function previewAnnouncement(
  ctx: RequestContext,
  audience: AnnouncementAudienceInput,
): Promise<AnnouncementPreview> {
  const { checked, errors } = await ctx.session.dryRun((em) => checkedAudience(ctx, em, audience));
  refuseIfAny(errors);
  return previewOf(ctx, checked);
}

/**
 * Returns the present numbers of recipients in an audience, by role and channel. Also returns people whom the
 * announcement cannot reach.
 */
async function previewOf(ctx: RequestContext, audience: AnnouncementAudience): Promise<AnnouncementPreview> {
  // in a large academy, a preview reads thousands of recipients, so only a few previews run at the same time
  const reading = { ...(await readingOf(ctx)), read: <Row>(all: RawBuilder<Row>) => ctx.heavyReads.run<Row>(ctx, all) };
  const recipients = await recipientsOf(reading, await peopleOf(reading, audience));
  const channelsOf = await choicesFor(reading, NoticeKind.ANNOUNCEMENT, recipients);
  const reached = recipients.map((recipient) => ({
    recipient,
    channels: channelsOf(recipient).flatMap(({ channel }) => (hasAddress(recipient, channel) ? [channel] : [])),
  }));
  const unreachable = reached.filter(({ recipient, channels }) => recipient.userId === null && channels.length === 0);
  const counts = [...Map.groupBy(reached, ({ recipient }) => recipient.person?.type ?? 'office')].map(
    ([role, some]): AudienceCount => {
      const by = (channel: NoticeChannel) => some.filter(({ channels }) => channels.includes(channel)).length;
      return {
        role,
        recipients: some.length,
        inbox: some.filter(({ recipient }) => recipient.userId !== null).length,
        ...{ email: by(NoticeChannel.EMAIL), sms: by(NoticeChannel.SMS), push: by(NoticeChannel.PUSH) },
      };
    },
  );
  return {
    counts,
    unreachable: unreachable.length,
    unreachableRecipients: unreachable.slice(0, MOST_NAMED).map(({ recipient }) => recipientKey(recipient)),
  };
}
