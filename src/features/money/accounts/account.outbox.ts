import { occurrence } from '../../../platform/events/event-types.ts';
import { changedFields, recording, rowType } from '../../../platform/events/recording.ts';
import { Account } from './account.entity.ts';

const updated = rowType(
  Account,
  'account.updated',
  'An account was changed by hand; what happens to its money has events of its own.',
  changedFields,
);

export const accountEvents = recording(Account, [updated], (changes) =>
  changes.map((change) => occurrence(updated, change)),
);
