import type { SqlEntityManager } from '@mikro-orm/sql';
import { assertVersion, assignGiven } from '../../../../platform/database/records.ts';
import {
  AppError,
  type FieldErrors,
  forbidden,
  invalidField,
  refuseIfAny,
} from '../../../../platform/errors/app-error.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import { requireAcademy } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { User } from '../../../identity/auth/user.entity.ts';
import { Announcement } from './announcement.entity.ts';
import { AnnouncementState } from './announcement.enums.ts';
import type { CreateAnnouncementInput, UpdateAnnouncementInput } from './announcement.inputs.ts';
import { checkedAudience, writableAnnouncement } from './audience.ts';
import { schedule } from './publish-announcement.ts';

const { DRAFT, SCHEDULED } = AnnouncementState;

/** Creates an announcement as a draft. Returns its id. */
export function createAnnouncement(ctx: RequestContext, input: CreateAnnouncementInput): Promise<string> {
  return ctx.session.write(async (em) => {
    const announcement = new Announcement();
    announcement.author = em.getReference(User, ctx.principal?.userId ?? '');
    await change(ctx, em, announcement, input);
    em.persist(announcement);
    return announcement.id;
  });
}

/**
 * Changes a draft or a scheduled announcement. If the input sets another publication time, a scheduled announcement is
 * published at that time. If the input removes the time, the announcement becomes a draft. Throws BAD_USER_INPUT if the
 * announcement was already published or withdrawn.
 */
export function updateAnnouncement(
  ctx: RequestContext,
  id: string,
  { expectedVersion, ...input }: UpdateAnnouncementInput,
): Promise<void> {
  return ctx.session.write(async (em) => {
    const announcement = await writableAnnouncement(ctx, em, id);
    assertVersion(announcement, expectedVersion);
    if (announcement.state !== DRAFT && announcement.state !== SCHEDULED) {
      throw invalidField('id', 'The announcement has been published and can no longer be changed.');
    }
    const { publishAt } = announcement;
    await change(ctx, em, announcement, input);
    if (announcement.state !== SCHEDULED || announcement.publishAt === publishAt) return;
    if (announcement.publishAt === null) announcement.state = DRAFT;
    else await schedule(ctx, em, announcement);
  });
}

/** Deletes a draft or a scheduled announcement. Throws CONFLICT if the announcement was published or withdrawn. */
export function deleteAnnouncement(ctx: RequestContext, id: string, expectedVersion?: number | null): Promise<void> {
  return ctx.session.write(async (em) => {
    const announcement = await writableAnnouncement(ctx, em, id);
    assertVersion(announcement, expectedVersion);
    if (announcement.state !== DRAFT && announcement.state !== SCHEDULED) {
      throw new AppError('CONFLICT', 'The announcement has been published: withdraw it instead.');
    }
    em.remove(announcement);
  });
}

async function change(
  ctx: RequestContext,
  em: SqlEntityManager,
  announcement: Announcement,
  { audience, ...given }: Omit<UpdateAnnouncementInput, 'expectedVersion'>,
): Promise<void> {
  if (given.urgent === true && !isOffice(requireAcademy(ctx).viewer)) throw forbidden();
  const { checked, errors } = audience ? await checkedAudience(ctx, em, audience) : { checked: null, errors: {} };
  if (checked) announcement.audience = checked;
  assignGiven(announcement, given);
  refuseIfAny({ ...errors, ...timeErrors(announcement, given.publishAt) });
}

/**
 * Returns the errors in the times of an announcement. `given` is the publication time in the input, which must be in
 * the future.
 */
function timeErrors({ publishAt, expiresAt }: Announcement, given: string | null | undefined): FieldErrors {
  return {
    ...(given && given <= now() && { publishAt: [messages.dateAfter('publishAt', 'now')] }),
    ...(expiresAt !== null &&
      expiresAt <= (publishAt ?? now()) && {
        expiresAt: [messages.dateAfter('expiresAt', publishAt ? 'publish at' : 'now')],
      }),
  };
}
