import { AppError, unauthenticated } from '../../../../platform/errors/app-error.ts';
import type { Caller } from '../../../../platform/permissions/caller.ts';

/** The errors for requests in which the academy is missing, malformed or not accessible to the caller. */
export const refusals = {
  malformed: () => new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header must be a valid UUID.'),
  absent: () => new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.'),
  noAccess: () => new AppError('FORBIDDEN', 'You do not have access to this academy.'),
};

/** Returns the caller of a request without a valid token. */
export const nobody = (): Caller => ({ principal: null, academy: unauthenticated() });
