import { questionType } from '../../../platform/signals/signals.ts';
import type { ChangedDays } from '../sessions/changed-days.types.ts';
import type { PreviewedCredit } from './preview/schedule-preview.types.ts';

/**
 * Published in the preview of a change that affects the billing of days. `days` lists the days that are no longer
 * charged and the days that are charged again. Handlers return the resulting credits.
 */
export const creditsForeseen = questionType<{ days: readonly ChangedDays[] }, readonly PreviewedCredit[]>(
  'schedule.credits-foreseen',
);
