import { questionType } from '../../../platform/signals/signals.ts';
import type { ChangedDays } from '../sessions/changed-days.types.ts';
import type { PreviewedCredit } from './preview/schedule-preview.types.ts';

/** A question sent for a preview that would excuse days or charge them again. Features return the resulting credits. */
export const creditsForeseen = questionType<{ days: readonly ChangedDays[] }, readonly PreviewedCredit[]>(
  'schedule.credits-foreseen',
);
