import type { Erasable } from '../../../platform/privacy/erasable.ts';
import { Parent } from './parent.entity.ts';
import { ParentStatus } from './parent.enums.ts';

/** The rules for erasing a parent. The row and its links to children are kept; all contact data is removed. */
export const parentErasure: Erasable<Parent> = {
  entity: Parent,
  name: 'Parent',
  isActive: ({ status }) => status === ParentStatus.ACTIVE,
  activeText: 'An active parent cannot be erased: change the status, or delete the parent first.',
  instead: {
    lastName: 'parent',
    phone: '',
    communicationPreferences: {
      email: false,
      sms: false,
      push: false,
      language: 'en',
      chosen: null,
      languageIsChosen: null,
    },
  },
};
