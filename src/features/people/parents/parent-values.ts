import { assignGiven } from '../../../platform/database/records.ts';
import type { Parent } from './parent.entity.ts';
import type { UpdateParentInput } from './parent.inputs.ts';

/** The unique keys of parents. */
export const UNIQUE_KEYS = { parents_academy_id_email_unique: 'email' };

/** Takes over what an input says, but for the children; what it leaves out stays as it is, within the preferences too. */
export function assignParent(
  parent: Parent,
  { communicationPreferences, students: _, ...given }: UpdateParentInput,
): void {
  assignGiven(parent, given);
  if (!communicationPreferences) return;
  parent.communicationPreferences = { ...parent.communicationPreferences };
  assignGiven(parent.communicationPreferences, communicationPreferences);
}
