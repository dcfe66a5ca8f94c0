/** The server that a client chose for the reads of a request, by the header X-Read-Preference. */
export type ReadPreference = 'primary' | 'replica';

/**
 * Decides which server a request reads from. Without a preference, reports use the replica, and other reads use the
 * primary. If one read of a request uses the primary because the replica lags or is unavailable, all later reads of the
 * request use the primary too. Otherwise, a later page could show an older state than the page before it.
 */
export class ReadRoute {
  /** The id of the user or API key that sent the request. */
  readonly callerId: string;
  #preference: ReadPreference | undefined;

  constructor(callerId: string, preference: ReadPreference | undefined) {
    this.callerId = callerId;
    this.#preference = preference;
  }

  /** Makes all later reads use the primary. */
  usePrimary(): void {
    this.#preference = 'primary';
  }

  /** Makes later reads use the replica, unless the client chose the primary. */
  preferReplica(): void {
    this.#preference ??= 'replica';
  }

  /** Returns true if a read may use the replica. */
  allowsReplica(isReport: boolean): boolean {
    return isReport ? this.#preference !== 'primary' : this.#preference === 'replica';
  }
}
