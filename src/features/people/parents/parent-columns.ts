import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Parent } from './parent.entity.ts';
import { CreateParentInput, UpdateParentInput } from './parent.inputs.ts';

/**
 * The columns that a file of parents may have: those of an export. `students` may be the names of the children as well,
 * with what the parent is to them in `relationship`, `is_primary` and `receives_billing`.
 */
export const PARENT_COLUMNS = importColumns({
  record: Parent,
  create: CreateParentInput,
  update: UpdateParentInput,
  references: ['students', 'relationship', 'is_primary', 'receives_billing'],
});
