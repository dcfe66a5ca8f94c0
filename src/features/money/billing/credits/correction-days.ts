import { addDays, FIRST_DAY } from '../../../../platform/time/days.ts';

// Corrections of charges because a place begins on another day. They are recorded under artificial days in the first
// years of the calendar, on which no session can take place.

/** The first day that is not artificial. */
const END = '0100-01-01';

/** Returns the artificial day of the next correction of a charge. Each correction gets a different day. */
export function nextCorrectionDay({ excused }: { readonly excused: ReadonlySet<string> }): string {
  let day = FIRST_DAY;
  while (excused.has(day)) day = addDays(day, 1);
  return day;
}

export const isCorrectionDay = (day: string): boolean => day < END;
