import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType } from '../../../platform/signals/signals.ts';
import type { ClassSession } from './class-session.entity.ts';

/**
 * Published before a held session is cancelled. If a feature has records for which the session must stay held, such as
 * attendance marks, its handler returns an error for `status`. The session is locked.
 */
export const sessionCancelling = questionType<{ session: ClassSession }, FieldErrors>('session.cancelling');
