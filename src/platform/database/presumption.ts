import type { NamedStatement, StatementAhead } from './engine.ts';

/**
 * What a request takes for true of its caller, as it was the last time, until a check has confirmed it. Rows that are read meanwhile
 * are for nobody before, and nothing else may be done: no write, no refusal, no answer.
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
