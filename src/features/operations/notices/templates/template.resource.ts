import { creates, deletes, readsList, readsOne, updates } from '../../../../platform/graphql/operations.ts';
import { resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import {
  CreateNotificationTemplateInput,
  NotificationTemplateListArgs,
  UpdateNotificationTemplateInput,
} from './template.inputs.ts';
import { templateReads } from './template.loaders.ts';
import { TemplateResolver } from './template.resolver.ts';
import { createTemplate, deleteTemplate, updateTemplate } from './template.service.ts';

const mayRead = scoped('notices:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('notices:write', writers('academy_admin', 'administrator'));

export const notificationTemplates = resource({
  noun: 'notification template',
  path: '/notification-templates',
  reads: templateReads,
  list: NotificationTemplateListArgs,
  operations: {
    notificationTemplate: readsOne({
      may: mayRead,
      description: 'Returns a template by id, or null if there is none. Only for academy admins and administrators.',
    }),
    notificationTemplates: readsList({
      may: mayRead,
      description:
        "The academy's own texts of notices, which replace the built-in ones. Only for academy admins and " +
        'administrators.',
    }),
    createNotificationTemplate: creates(CreateNotificationTemplateInput, createTemplate, {
      may: mayWrite,
      description:
        "Creates the academy's own text for a kind of notice, a channel and a language. Unknown placeholders are " +
        'refused. A text message has no subject, and at most 480 characters.',
    }),
    updateNotificationTemplate: updates(UpdateNotificationTemplateInput, updateTemplate, {
      may: mayWrite,
      description: 'Changes a template.',
    }),
    deleteNotificationTemplate: deletes(deleteTemplate, {
      may: mayWrite,
      description: 'Deletes a template: the built-in text is used again.',
    }),
  },
  resolvers: [TemplateResolver],
  permissions: { Query: { notificationKinds: mayRead, previewNotification: mayRead } },
});
