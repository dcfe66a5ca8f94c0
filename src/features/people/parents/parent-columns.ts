import { importColumns } from '../../../platform/csv/import-columns.ts';
import { Parent } from './parent.entity.ts';
import { CreateParentInput, UpdateParentInput } from './parent.inputs.ts';

/**
 * The columns of a parent file: the columns of an export. `students` may also contain identifiers of the children, with
 * `relationship`, `is_primary` and `receives_billing` in their own columns.
 */
export const PARENT_COLUMNS = importColumns({
  record: Parent,
  create: CreateParentInput,
  update: UpdateParentInput,
  references: ['students', 'relationship', 'is_primary', 'receives_billing'],
});
