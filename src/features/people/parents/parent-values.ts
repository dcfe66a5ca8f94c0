import { assignGiven } from '../../../platform/database/records.ts';
import { NoticeChannel } from '../../academy/academies/notice.enums.ts';
import { chosenChannels, chosenLanguage, type Parent } from './parent.entity.ts';
import type { UpdateParentInput } from './parent.inputs.ts';

/** For each unique key of parents: the input field that gets the error if a value is already in use. */
export const UNIQUE_KEYS = { parents_academy_id_email_unique: 'email' };

/**
 * Assigns the values of an input to a parent, but not the children. Omitted values stay unchanged; this also applies to
 * each value in the communication preferences.
 */
export function assignParent(
  parent: Parent,
  { communicationPreferences, students: _, ...given }: UpdateParentInput,
): void {
  assignGiven(parent, given);
  if (!communicationPreferences) return;
  const before = parent.communicationPreferences;
  const chosenBefore = chosenChannels(before);
  const chosen = Object.values(NoticeChannel).filter(
    (channel) => channel in chosenBefore || communicationPreferences[channel] !== undefined,
  );
  const languageIsChosen = communicationPreferences.language !== undefined || chosenLanguage(before) !== null;
  parent.communicationPreferences = { ...before, chosen, languageIsChosen };
  assignGiven(parent.communicationPreferences, communicationPreferences);
}
