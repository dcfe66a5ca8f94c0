/** The result of an operation: done, or the reason for its refusal. */
export type Outcome = 'done' | 'taken' | 'full' | 'batch' | 'status' | 'seats' | 'gone';

type Status = 'active' | 'pending' | 'completed' | 'dropped';

interface Row {
  readonly student: number;
  readonly batch: number;
  status: Status;
  deleted: boolean;
}

interface BatchModel {
  max: number;
  /** Rows on the waitlist, in order. */
  line: number[];
}

/** A simple model of seats and waitlists. Students, batches and enrollments (rows) have numbers instead of ids. */
export class SeatModel {
  readonly rows: Row[] = [];
  readonly batches: BatchModel[];

  constructor(capacities: readonly number[]) {
    this.batches = capacities.map((max) => ({ max, line: [] }));
  }

  enroll(student: number, batch: number, status: 'active' | 'pending'): Outcome {
    const isIn = (row: Row) => row.student === student && row.batch === batch && isOpen(row);
    if (this.rows.some(isIn)) return 'taken';
    const isFull = this.held(batch).length >= this.at(batch).max;
    if (isFull && status === 'active') return 'full';
    if (isFull) this.at(batch).line.push(this.rows.length);
    this.rows.push({ student, batch, status, deleted: false });
    return 'done';
  }

  approve(id: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    if (row.status !== 'pending') return 'status';
    if (this.at(row.batch).line.includes(id)) return 'full';
    row.status = 'active';
    return 'done';
  }

  complete(id: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    return row.status === 'active' ? this.end(id, 'completed') : 'status';
  }

  drop(id: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    return isOpen(row) ? this.end(id, 'dropped') : 'status';
  }

  reopen(id: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    if (row.status !== 'completed') return 'status';
    const isIn = (other: Row) => other.student === row.student && other.batch === row.batch && isOpen(other);
    if (this.rows.some(isIn)) return 'taken';
    if (this.held(row.batch).length >= this.at(row.batch).max) return 'full';
    row.status = 'active';
    return 'done';
  }

  remove(id: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    if (isOpen(row)) this.end(id, 'dropped');
    row.deleted = true;
    return 'done';
  }

  transfer(id: number, batch: number): Outcome {
    const row = this.row(id);
    if (row.deleted) return 'gone';
    if (!isOpen(row)) return 'status';
    if (row.batch === batch) return 'batch';
    const outcome = this.enroll(row.student, batch, row.status as 'active' | 'pending');
    if (outcome === 'done') this.end(id, 'dropped');
    return outcome;
  }

  resize(batch: number, max: number): Outcome {
    if (max < this.held(batch).length) return 'seats';
    this.at(batch).max = max;
    this.letIn(batch);
    return 'done';
  }

  held(batch: number): number[] {
    const ids = [...this.rows.keys()];
    return ids.filter(
      (id) => this.row(id).batch === batch && isOpen(this.row(id)) && !this.at(batch).line.includes(id),
    );
  }

  private end(id: number, status: Status): Outcome {
    const row = this.row(id);
    row.status = status;
    this.at(row.batch).line = this.at(row.batch).line.filter((each) => each !== id);
    this.letIn(row.batch);
    return 'done';
  }

  private letIn(batch: number): void {
    while (this.at(batch).line.length > 0 && this.held(batch).length < this.at(batch).max) this.at(batch).line.shift();
  }

  private row = (id: number): Row => this.rows[id] as Row;
  private at = (batch: number): BatchModel => this.batches[batch] as BatchModel;
}

const isOpen = ({ status, deleted }: Row): boolean => !deleted && (status === 'active' || status === 'pending');
