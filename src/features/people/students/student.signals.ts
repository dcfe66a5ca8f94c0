import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Student } from './student.entity.ts';
import type { Relationship } from './student.enums.ts';

/** A parent of a student, as an input gives one. */
export interface GivenParent {
  readonly parentId: string;
  readonly relationship: Relationship;
  readonly isPrimary?: boolean;
  readonly canPickup?: boolean;
  readonly receivesBilling?: boolean;
}

/** A student is going to be deleted. Features return why that needs a confirmation. The student's row is locked. */
export const studentDeleting = questionType<{ student: Student }, FieldErrors>('student.deleting');

/** A student was deleted: handlers end open records. The student's row is locked. */
export const studentDeleted = signalType<{ student: Student }>('student.deleted');

/**
 * A student will have these parents and no others. The feature of parents locks them, and returns their errors. The
 * student's row is locked, or new.
 */
export const parentsChoosing = questionType<{ student: Student; parents: readonly GivenParent[] }, FieldErrors>(
  'student.parents-choosing',
);

/** The parents of a student are now these and no others: {@link parentsChoosing} found no errors. */
export const parentsChosen = signalType<{ student: Student; parents: readonly GivenParent[] }>(
  'student.parents-chosen',
);
