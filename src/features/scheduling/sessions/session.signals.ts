import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType } from '../../../platform/signals/signals.ts';
import type { ClassSession } from './class-session.entity.ts';

/**
 * A session that was held is going to be cancelled. Features that depend on its having been held return an error of `status`.
 * The session's row is locked.
 */
export const sessionCancelling = questionType<{ session: ClassSession }, FieldErrors>('session.cancelling');
