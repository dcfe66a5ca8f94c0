import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType } from '../../../platform/signals/signals.ts';
import type { ClassSession } from './class-session.entity.ts';

/**
 * A session that was held is going to be cancelled. Whoever knows that something hangs on its having been held refuses by
 * adding to `errors`, on `status`. The session's row is locked.
 */
export const sessionCancelling = questionType<{ session: ClassSession; errors: FieldErrors }>('session.cancelling');
