import { questionType } from '../../../platform/signals/signals.ts';
import type { ChangedDays } from '../sessions/changed-days.types.ts';
import type { PreviewedCredit } from './preview/schedule-preview.types.ts';

/** A change of the timetable is previewed that would excuse days, or charge them again. Features return what that credits. */
export const creditsForeseen = questionType<{ days: readonly ChangedDays[] }, readonly PreviewedCredit[]>(
  'schedule.credits-foreseen',
);
