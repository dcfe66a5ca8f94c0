import type { NamedStatement, StatementAhead } from './engine.ts';

/**
 * The presumption that nothing about a request's caller has changed since the last request. A check confirms the
 * presumption. Until then, the service must not return rows, write rows, refuse the request or send a response.
 */
export class Presumption {
  readonly #check: NamedStatement;
  readonly #decide: (rows: Promise<unknown[]> | undefined) => Promise<void>;
  #rows: Promise<unknown[]> | undefined;
  #outcome: Promise<void> | undefined;

  /**
   * `decide` receives the rows of the check, and throws if they contradict the presumption. If `decide` is called
   * without rows, it runs the check itself.
   */
  constructor(check: NamedStatement, decide: (rows: Promise<unknown[]> | undefined) => Promise<void>) {
    this.#check = check;
    this.#decide = decide;
  }

  /**
   * Returns the check, so that a reader can send it together with its first statement. Returns undefined if the check
   * was already sent or run.
   */
  ahead(): StatementAhead | undefined {
    if (this.#rows || this.#outcome) return undefined;
    const heard = (rows: Promise<unknown[]>): void => {
      this.#rows = rows;
      rows.catch(() => undefined);
    };
    return { ...this.#check, heard };
  }

  /** If the check was not sent yet, runs it. Throws if the presumption is wrong. Later calls have the same result. */
  confirm(): Promise<void> {
    this.#outcome ??= this.#decide(this.#rows);
    return this.#outcome;
  }
}
