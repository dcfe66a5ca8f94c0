import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, recording, rowType } from '../../../platform/events/recording.ts';
import { Account } from './account.entity.ts';

const updated = rowType(
  Account,
  'account.updated',
  'A user changed an account. Changes of its money have separate events.',
  changedFields,
);

export const accountEvents = recording(Account, [updated], (changes) =>
  changes.map((change) => occurrence(updated, change)),
);
