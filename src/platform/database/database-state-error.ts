/** Reports why the service cannot work on a database in its current state. */
export class DatabaseStateError extends Error {
  override name = 'DatabaseStateError';
}
