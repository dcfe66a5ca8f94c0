import { officeOnly } from '../../../../platform/loaders/office-only.ts';
import { equals, type ReadModel } from '../../../../platform/loaders/read-model.ts';
import { NotificationTemplate } from './notification-template.entity.ts';

export const templateReads: ReadModel<NotificationTemplate> = {
  entity: NotificationTemplate,
  visibility: officeOnly,
  scanCost: 10,
  filters: { kind: equals('kind') },
};
