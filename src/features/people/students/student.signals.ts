import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType, signalType } from '../../../platform/signals/signals.ts';
import type { Student } from './student.entity.ts';
import type { Relationship } from './student.enums.ts';

/** A link of a student to a parent, in an input. */
export interface GivenParent {
  readonly parentId: string;
  readonly relationship: Relationship;
  readonly isPrimary?: boolean;
  readonly canPickup?: boolean;
  readonly receivesBilling?: boolean;
  readonly getsNotices?: boolean;
}

/**
 * Published before a student is deleted. Handlers return errors, which are the reasons why the caller must confirm the
 * deletion. The row of the student is locked.
 */
export const studentDeleting = questionType<{ student: Student }, FieldErrors>('student.deleting');

/**
 * Published when a student was deleted. Handlers end the student's open enrollments and access. The row of the student is locked.
 */
export const studentDeleted = signalType<{ student: Student }>('student.deleted');

/** Published when a deleted student was restored. The row of the student is locked. */
export const studentRestored = signalType<{ student: Student }>('student.restored');

/**
 * Published before the links of a student to parents are replaced. The handler locks the new parents and returns
 * errors. The row of the student is locked or new.
 */
export const parentsChoosing = questionType<{ student: Student; parents: readonly GivenParent[] }, FieldErrors>(
  'student.parents-choosing',
);

/** Published after {@link parentsChoosing} has returned no errors. Handlers replace the student's links to parents. */
export const parentsChosen = signalType<{ student: Student; parents: readonly GivenParent[] }>(
  'student.parents-chosen',
);
