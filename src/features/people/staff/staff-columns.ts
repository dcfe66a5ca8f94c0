import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Staff } from './staff.entity.ts';
import { CreateStaffMemberInput, UpdateStaffMemberInput } from './staff-member.inputs.ts';

/** The columns of a CSV file with staff: the columns of an export. */
export const STAFF_COLUMNS = importColumns({
  record: Staff,
  create: CreateStaffMemberInput,
  update: UpdateStaffMemberInput,
});
