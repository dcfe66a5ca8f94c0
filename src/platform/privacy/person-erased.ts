import { declaredColumns } from '../fields/declared-columns.ts';
import { signalType } from '../signals/signals.ts';

/** The kinds of people in an academy, by the names of their entities. */
export type PersonKind = 'Student' | 'Parent' | 'Staff';

/** A person who is being erased. */
export interface ErasedPerson {
  readonly resource: PersonKind;
  readonly id: string;
}

/**
 * Published when all personal data have been removed from a person's row. Handlers blank the texts about the person in
 * all other rows and in the audit log (`blankAudit`). Money, counts and grades stay. The academy and the person's row
 * are locked. The transaction runs as the database's owner, because it must be able to change ledger entries.
 */
export const personErased = signalType<ErasedPerson>('person.erased');

/** Returns the name of the property by which other rows refer to people of this kind: `student`. */
export const relationTo = ({ resource }: ErasedPerson) => resource.toLowerCase() as 'student' | 'parent' | 'staff';

/** Returns true if the rows of the entity are people who can be erased. */
export const isPerson = (entity: object): boolean => declaredColumns(entity).has('erasedAt');
