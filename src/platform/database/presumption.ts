import type { NamedStatement, StatementAhead } from './engine.ts';

/**
 * The assumption of a request that its caller is unchanged since the last request, until a check confirms it. Rows that
 * are read before must not leave the service, and no write, refusal or response may happen.
 */
export class Presumption {
  readonly #check: NamedStatement;
  readonly #decide: (rows: Promise<unknown[]> | undefined) => Promise<void>;
  #rows: Promise<unknown[]> | undefined;
  #outcome: Promise<void> | undefined;

  /** `decide` throws where the rows of the check say something else; it makes the check itself where it is given none. */
  constructor(check: NamedStatement, decide: (rows: Promise<unknown[]> | undefined) => Promise<void>) {
    this.#check = check;
    this.#decide = decide;
  }

  /** The check, for a reader that sends it ahead of its first statement; undefined where it was made before. */
  ahead(): StatementAhead | undefined {
    if (this.#rows || this.#outcome) return undefined;
    const heard = (rows: Promise<unknown[]>): void => {
      this.#rows = rows;
      rows.catch(() => undefined);
    };
    return { ...this.#check, heard };
  }

  /** Makes the check, if none was sent, and throws unless all is as presumed. The outcome stays the same. */
  confirm(): Promise<void> {
    this.#outcome ??= this.#decide(this.#rows);
    return this.#outcome;
  }
}
