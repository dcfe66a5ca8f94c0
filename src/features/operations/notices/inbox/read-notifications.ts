import { invalid, invalidField } from '../../../../platform/errors/app-error.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { visibleAmong } from '../../../../platform/tenancy/visibility.ts';
import { now } from '../../../../platform/time/now.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Notification } from './notification.entity.ts';
import { type MarkNotificationsReadArgs, UNREAD } from './notification.inputs.ts';
import { notificationReads } from './notification.loaders.ts';

/**
 * Marks entries in the caller's inbox as read. An entry that was already read keeps the time at which it was read.
 * Throws BAD_USER_INPUT and marks nothing if one of the ids is not in the inbox. Returns the number of entries that are
 * still unread.
 */
export async function markNotificationsRead(
  ctx: RequestContext,
  { ids, all }: MarkNotificationsReadArgs,
): Promise<number> {
  if (!ids && all !== true) throw invalidField('ids', messages.required('ids'));
  if (ids && all === true) throw invalidField('all', messages.prohibits('all', ['ids']));
  const user = ctx.principal?.userId ?? '';
  await ctx.session.write(async (em) => {
    const at = now();
    const wanted = ids?.map((id) => id.toLowerCase());
    if (wanted) {
      const own = await visibleAmong(ctx, em, notificationReads, wanted);
      const unknown = wanted.flatMap((id, index) => (own.has(id) ? [] : [`ids.${index}`]));
      if (unknown.length > 0) {
        throw invalid(Object.fromEntries(unknown.map((field) => [field, [messages.selected(field)]])));
      }
    }
    const which = { user, readAt: null, ...(wanted && { id: { $in: wanted } }) };
    await em.nativeUpdate(Notification, which, { readAt: at, updatedAt: at });
  });
  return ctx.reads.total(notificationReads, UNREAD);
}
