import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { questionType } from '../../../platform/signals/signals.ts';
import type { ClassSession } from './class-session.entity.ts';

/**
 * A session that was held will be cancelled. A handler refuses by adding to `errors`, on `status`, if records depend on
 * it. The session's row is locked.
 */
export const sessionCancelling = questionType<{ session: ClassSession; errors: FieldErrors }>('session.cancelling');
