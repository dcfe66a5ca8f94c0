import { RecipientType } from '../notice-send.enums.ts';

/** The record to which choices of channels belong. */
export interface ChoiceOwner {
  readonly type: RecipientType;
  readonly id: string;
}

/** The ids of the records with which a user signs in. At most one of them is set. */
export interface RecordIds {
  readonly parentId: string | null;
  readonly studentId: string | null;
  readonly staffId: string | null;
}

/**
 * Returns the record to which the choices of a user belong: the user's parent, student or staff member, or the user if
 * there is no such record. The choices therefore stay the same if the person gets or loses a login.
 */
export function choiceOwnerOf(userId: string, { parentId, studentId, staffId }: RecordIds): ChoiceOwner {
  if (parentId !== null) return { type: RecipientType.PARENT, id: parentId };
  if (studentId !== null) return { type: RecipientType.STUDENT, id: studentId };
  if (staffId !== null) return { type: RecipientType.STAFF, id: staffId };
  return { type: RecipientType.USER, id: userId };
}
