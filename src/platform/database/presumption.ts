import type { NamedStatement, StatementAhead } from './engine.ts';

/**
 * The presumption that a request's caller has not changed since the last request, until a check confirms it. Before the
 * confirmation, rows that were read must not be returned, and no write, refusal or response may happen.
 */
export class Presumption {
  readonly #check: NamedStatement;
  readonly #decide: (rows: Promise<unknown[]> | undefined) => Promise<void>;
  #rows: Promise<unknown[]> | undefined;
  #outcome: Promise<void> | undefined;

  /**
   * `decide` receives the rows of the check and throws if they contradict the presumption. Without rows, `decide` runs
   * the check itself.
   */
  constructor(check: NamedStatement, decide: (rows: Promise<unknown[]> | undefined) => Promise<void>) {
    this.#check = check;
    this.#decide = decide;
  }

  /**
   * Returns the check, so that a reader can send it ahead of its first statement; undefined if the check was already
   * sent or run.
   */
  ahead(): StatementAhead | undefined {
    if (this.#rows || this.#outcome) return undefined;
    const heard = (rows: Promise<unknown[]>): void => {
      this.#rows = rows;
      rows.catch(() => undefined);
    };
    return { ...this.#check, heard };
  }

  /**
   * Runs the check if it was not sent yet, and throws unless the presumption is true. Later calls return the same
   * outcome.
   */
  confirm(): Promise<void> {
    this.#outcome ??= this.#decide(this.#rows);
    return this.#outcome;
  }
}
