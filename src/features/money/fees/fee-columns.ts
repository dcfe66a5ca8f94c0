import { importColumns } from '../../../platform/csv/import-columns.ts';
import { STUDENT_REFERENCES } from '../../people/students/named-students.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { CreateFeeInput, UpdateFeeInput } from './fee.inputs.ts';

/**
 * The columns of a CSV file of fees: the columns of an export, and further columns by which an import can find the
 * student and the payer. An import cannot record payments.
 */
export const FEE_COLUMNS = importColumns({
  record: Fee,
  create: CreateFeeInput,
  update: UpdateFeeInput,
  fixed: ['paymentStatus', 'paymentMethod', 'replace'],
  kept: ['parentId'],
  references: [...STUDENT_REFERENCES, 'parent_email'],
});
