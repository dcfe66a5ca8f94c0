import { importColumns } from '../../../platform/csv/import-columns.ts';
import { STUDENT_REFERENCES } from '../../people/students/named-students.ts';
import { Fee } from '../ledger/fee.entity.ts';
import { CreateFeeInput, UpdateFeeInput } from './fee.inputs.ts';

/** The columns that a file of fees may have: those of an export, and further names of who is billed. Nothing is paid by it. */
export const FEE_COLUMNS = importColumns({
  record: Fee,
  create: CreateFeeInput,
  update: UpdateFeeInput,
  fixed: ['paymentStatus', 'paymentMethod'],
  kept: ['parentId'],
  references: [...STUDENT_REFERENCES, 'parent_email'],
});
