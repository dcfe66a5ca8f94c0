import { Arg, Ctx, Query, Resolver } from 'type-graphql';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { NoticeKind } from '../../../academy/academies/notice.enums.ts';
import { notificationKinds } from './notification-kinds.ts';
import { previewNotification } from './preview-notification.ts';
import { NotificationKind, NotificationPreview } from './template.inputs.ts';

@Resolver()
export class TemplateResolver {
  @Query(() => [NotificationKind], {
    description: 'The kinds of notices with their placeholders. Only for academy admins and administrators.',
  })
  notificationKinds(): NotificationKind[] {
    return notificationKinds();
  }

  @Query(() => NotificationPreview, {
    description:
      'A notice as recipients would get it in a language, with the names of placeholders as values. Only for academy ' +
      'admins and administrators.',
  })
  previewNotification(
    @Arg('kind', () => NoticeKind, { description: 'The kind of notice.' }) kind: NoticeKind,
    @Arg('locale', () => String, { nullable: true, description: 'The language; by default that of the academy.' })
    locale: string | null | undefined,
    @Ctx() ctx: RequestContext,
  ): Promise<NotificationPreview> {
    return previewNotification(ctx, kind, locale);
  }
}
