import { AppError, unauthenticated } from '../../../../platform/errors/app-error.ts';
import type { Caller } from '../../../../platform/permissions/caller.ts';

/** The errors of requests without a valid academy. */
export const refusals = {
  malformed: () => new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header must be a valid UUID.'),
  absent: () => new AppError('ACADEMY_REQUIRED', 'The X-Academy-ID header is required.'),
  noAccess: () => new AppError('FORBIDDEN', 'You do not have access to this academy.'),
};

/** Returns a caller without a valid token. */
export const nobody = (): Caller => ({ principal: null, academy: unauthenticated() });
