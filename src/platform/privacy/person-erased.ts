import { declaredColumns } from '../fields/declared-columns.ts';
import { signalType } from '../signals/signals.ts';

/** The kinds of people whom an academy keeps, by the name of their entity. */
export type PersonKind = 'Student' | 'Parent' | 'Staff';

/** A person who is being erased. */
export interface ErasedPerson {
  readonly resource: PersonKind;
  readonly id: string;
}

/**
 * The row of a person contains no personal data any more: handlers blank the rest. Texts about them are blanked, in the
 * audit log too (`blankAudit`); money, counts and grades stay. The academy and the person's row are locked, and the
 * transaction is the owner's: it may change ledgers.
 */
export const personErased = signalType<ErasedPerson>('person.erased');

/** The property by which rows of the academy name such a person: `student`. */
export const relationTo = ({ resource }: ErasedPerson) => resource.toLowerCase() as 'student' | 'parent' | 'staff';

/** Whether rows of the entity are people, who can be erased. */
export const isPerson = (entity: object): boolean => declaredColumns(entity).has('erasedAt');
