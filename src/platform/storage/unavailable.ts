import { AppError } from '../errors/app-error.ts';

/** Returns the error for a storage that cannot be reached or is full. The cause is for the log. */
export const storageUnavailable = (cause: unknown): AppError =>
  Object.assign(new AppError('SERVICE_UNAVAILABLE', 'Service Unavailable'), { cause });
