import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Parent } from './parent.entity.ts';
import { CreateParentInput, UpdateParentInput } from './parent.inputs.ts';

/**
 * The columns of a CSV file with parents: the columns of an export. Instead of exported JSON, `students` may contain a
 * list of ids, external ids or student numbers. Then the columns `relationship`, `is_primary` and `receives_billing`
 * apply to all students in the list.
 */
export const PARENT_COLUMNS = importColumns({
  record: Parent,
  create: CreateParentInput,
  update: UpdateParentInput,
  references: ['students', 'relationship', 'is_primary', 'receives_billing'],
});
