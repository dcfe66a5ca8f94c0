import { questionType } from '../../../platform/signals/signals.ts';
import type { ChangedDays } from '../sessions/changed-days.types.ts';
import type { PreviewedCredit } from './preview/schedule-preview.types.ts';

/**
 * Published during the preview of a change that would excuse days or charge days again. Handlers return the resulting
 * credits.
 */
export const creditsForeseen = questionType<{ days: readonly ChangedDays[] }, readonly PreviewedCredit[]>(
  'schedule.credits-foreseen',
);
