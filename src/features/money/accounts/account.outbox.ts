import { type DataFields, flagField, idField } from '../../../platform/events/event-data.ts';
import { occurrence } from '../../../platform/events/event-types.ts';
import {
  changedFields,
  type RowChange,
  recording,
  rowType,
  versionedFields,
} from '../../../platform/events/recording.ts';
import { Account } from './account.entity.ts';

const account: DataFields<RowChange<Account>> = {
  ...versionedFields,
  parent_id: idField('The parent who pays.', ({ row }) => row.parent?.id, { nullable: true }),
  student_id: idField('The student who pays.', ({ row }) => row.student?.id, { nullable: true }),
  auto_apply_credit: flagField('Whether credit goes to open fees by itself.', ({ row }) => row.autoApplyCredit),
};

const updated = rowType<Account>(
  'account.updated',
  'Account',
  'An account was changed by hand; what happens to its money has events of its own.',
  {
    ...account,
    ...changedFields,
  },
);

export const accountEvents = recording(Account, [updated], (changes) =>
  changes.map((change) => occurrence(updated, change)),
);
