import type { SqlEntityManager } from '@mikro-orm/sql';
import { chunksOf } from '../../../../platform/csv/chunks.ts';
import { type CsvFile, importFile } from '../../../../platform/csv/import-file.ts';
import type { ImportPayload } from '../../../../platform/csv/import-payload.ts';
import type { ImportRow } from '../../../../platform/csv/import-row.ts';
import type { ImportWork, NextRow } from '../../../../platform/csv/importer.ts';
import { assignGiven, referTo } from '../../../../platform/database/records.ts';
import { nextTurn } from '../../../../platform/database/turns.ts';
import { type FieldErrors, invalidField, refuseIfAny, unlessRefused } from '../../../../platform/errors/app-error.ts';
import { requireAcademy, todayOf } from '../../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { messages } from '../../../../platform/validation/messages.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { Batch } from '../../batches/batch.entity.ts';
import { Course } from '../../courses/course.entity.ts';
import { assertMayCorrect, type ChangedDays, changeDays } from '../change-days.ts';
import { Enrollment } from '../enrollment.entity.ts';
import { EnrollmentStatus } from '../enrollment.enums.ts';
import type { EnrollStudentInput, UpdateEnrollmentInput } from '../enrollment.inputs.ts';
import { enrollmentsActivated, enrollmentsDropped, type PlaceMove, placesMoved } from '../enrollment.signals.ts';
import { checkFirstDay, isEnrollable, targetErrors, UNIQUE_KEYS } from '../enrollment-target.ts';
import { holdPlace } from '../hold-place.ts';
import { giveFreeSeats, hasSeat, heldSeats, lastPosition, passSeatsOn } from '../seats.ts';
import { newEnrollment } from '../steps/enroll-student.ts';
import { OPEN } from '../steps/transitions.ts';
import { changeStatus } from '../steps/update-enrollment.ts';
import { ENROLLMENT_COLUMNS } from './enrollment-columns.ts';
import { ImportedTargets } from './imported-targets.ts';

/**
 * Imports the enrollments in a CSV file row by row. A row with the id of an enrollment changes this enrollment. A row
 * without an id enrolls a student.
 */
export function importEnrollments(ctx: RequestContext, file: CsvFile): Promise<ImportPayload> {
  return importFile(ctx, file, {
    entity: Enrollment,
    columns: ENROLLMENT_COLUMNS,
    uniqueKeys: UNIQUE_KEYS,
    async begin(em, rows) {
      const targets = await ImportedTargets.find(ctx, em, rows);
      return new EnrollmentImport(ctx, em, targets, await findOpen(em, rows, targets));
    },
  });
}

const { ACTIVE, COMPLETED, DROPPED } = EnrollmentStatus;

/** The number of batches whose enrollments one statement reads. */
const BATCHES_AT_ONCE = 50;

const placeOf = (studentId: string, batchId: string): string => `${studentId} ${batchId}`;

/** Returns the open enrollments in all batches in which rows enroll a student, each as a text from `placeOf`. */
async function findOpen(
  em: SqlEntityManager,
  rows: readonly ImportRow[],
  targets: ImportedTargets,
): Promise<Set<string>> {
  const open = new Set<string>();
  const fresh = rows.filter(({ values }) => !values.has('id'));
  const batchIds = new Set(fresh.flatMap((row) => targets.batch(row.text('batchId'))?.id ?? []));
  for (const some of chunksOf([...batchIds], BATCHES_AT_ONCE)) {
    em.clear();
    const where = { batch: { id: { $in: some } }, status: { $in: OPEN } };
    const enrollments = await em.find(Enrollment, where, { fields: ['student', 'batch'] });
    for (const { student, batch } of enrollments) open.add(placeOf(student.id, batch?.id ?? ''));
    await nextTurn();
  }
  return open;
}

/** The number of held seats and the last waitlist position in a batch, after the rows that were imported so far. */
interface Seats {
  held: number;
  last: number;
}

class EnrollmentImport implements ImportWork<Enrollment, EnrollStudentInput, UpdateEnrollmentInput> {
  readonly #ctx: RequestContext;
  readonly #em: SqlEntityManager;
  readonly #targets: ImportedTargets;
  readonly #open: Set<string>;
  readonly #today: string;
  readonly #seats = new Map<string, Seats>();
  /** The ids of batches in which this import freed a seat that was not yet offered to the waitlist. */
  readonly #freed = new Set<string>();
  /** The ids of enrollments that this import has made active. */
  readonly #activated: string[] = [];
  readonly #dropped: string[] = [];
  /** The places whose first day this import has corrected. */
  readonly #moves: PlaceMove[] = [];
  /** The ids of batches in which this import has changed waitlist positions. */
  readonly #moved = new Set<string>();

  constructor(ctx: RequestContext, em: SqlEntityManager, targets: ImportedTargets, open: Set<string>) {
    this.#ctx = ctx;
    this.#em = em;
    this.#targets = targets;
    this.#open = open;
    this.#today = todayOf(ctx);
  }

  /** Loads the batches of the enrollments that the next rows change. The batches are already locked. */
  async load(next: readonly NextRow<Enrollment>[]): Promise<void> {
    const ids = new Set(next.flatMap(({ record }) => record?.batch?.id ?? []));
    if (ids.size > 0) await this.#em.find(Batch, { id: { $in: [...ids] } }, { filters: { notDeleted: false } });
  }

  shown({ student, course, batch, waitlistPosition, status, progressPercentage, version }: Enrollment, row: ImportRow) {
    // in a file that was exported before an enrollment was completed, the progress of that time does not count as a
    // change
    const isOlder = row.values.has('version') && row.values.get('version') !== version;
    const isDone = status === COMPLETED && row.values.get('status') === COMPLETED && isOlder;
    const isMoved = this.#moved.has(batch?.id ?? '');
    return {
      studentId: student.id,
      courseId: course.id,
      batchId: batch?.id,
      progressPercentage: isDone ? row.values.get('progressPercentage') : progressPercentage,
      waitlistPosition: isMoved ? row.values.get('waitlistPosition') : waitlistPosition,
    };
  }

  async create(input: EnrollStudentInput): Promise<Enrollment> {
    const { batch, course } = this.#targets.of(input);
    const student = this.#targets.students.byId.get(input.studentId);
    const errors = targetErrors(this.#ctx, input, { batch, course });
    const place = batch && placeOf(input.studentId, batch.id);
    if (!student || !isEnrollable(student)) errors.studentId = [messages.selected('studentId')];
    else if (place && this.#open.has(place)) errors.studentId = [messages.taken('studentId')];
    const enrollment = newEnrollment(requireAcademy(this.#ctx).viewer, this.#today, input);
    if (!errors.batchId)
      checkFirstDay(this.#ctx, { field: 'enrollmentDate', day: enrollment.enrollmentDate }, batch, errors);
    const chosen = unlessRefused(errors, { course });
    if (enrollment.status === ACTIVE) holdPlace(enrollment, batch, enrollment.enrollmentDate);
    if (batch) enrollment.waitlistPosition = await this.#takeSeat(batch, enrollment.status);
    if (place) this.#open.add(place);
    enrollment.student = referTo(this.#em, Student, input.studentId);
    enrollment.course = referTo(this.#em, Course, chosen.course.id);
    enrollment.batch = batch && referTo(this.#em, Batch, batch.id);
    if (enrollment.status === ACTIVE) this.#activated.push(enrollment.id);
    return enrollment;
  }

  async change(enrollment: Enrollment, { enrollmentDate, activeFrom, ...input }: UpdateEnrollmentInput): Promise<void> {
    const { status: givenStatus, dropReason, ...given } = input;
    const status = givenStatus === enrollment.status ? undefined : givenStatus;
    if (dropReason !== undefined && status !== DROPPED) {
      throw invalidField('dropReason', 'The drop reason field cannot be changed.');
    }
    const batchId = enrollment.batch?.id;
    if (batchId && status === ACTIVE) await this.#passOn(batchId);
    assignGiven(enrollment, given);
    if (status) await changeStatus(this.#ctx, this.#em, enrollment, { status, dropReason: dropReason ?? null });
    this.#moveTo(enrollment, { enrollmentDate, activeFrom });
    if (!status) return;
    if (status === ACTIVE) this.#activated.push(enrollment.id);
    if (status === DROPPED) this.#dropped.push(enrollment.id);
    // an enrollment in a course without a batch holds no seat
    if (!batchId) return;
    const place = placeOf(enrollment.student.id, batchId);
    if (OPEN.includes(status)) this.#open.add(place);
    else this.#open.delete(place);
    this.#seats.delete(batchId);
    if (status !== ACTIVE) this.#freed.add(batchId);
  }

  #moveTo(enrollment: Enrollment, days: ChangedDays): void {
    const isCorrected = days.activeFrom !== undefined && days.activeFrom !== enrollment.activeFrom;
    if (isCorrected) assertMayCorrect(requireAcademy(this.#ctx).viewer, days);
    const errors: FieldErrors = {};
    const move = changeDays(this.#ctx, { enrollment, batch: enrollment.batch }, days, errors);
    refuseIfAny(errors);
    if (move) this.#moves.push(move);
  }

  async end(): Promise<void> {
    for (const batchId of [...new Set([...this.#freed, ...this.#moved])].sort()) {
      this.#em.clear();
      await passSeatsOn(this.#em, await this.#findBatch(batchId));
    }
    this.#em.clear();
    const { signals } = this.#ctx;
    if (this.#activated.length > 0) {
      await signals.publish(this.#ctx, this.#em, enrollmentsActivated, { ids: this.#activated });
    }
    if (this.#moves.length > 0) await signals.publish(this.#ctx, this.#em, placesMoved, { moves: this.#moves });
    if (this.#dropped.length > 0)
      await signals.publish(this.#ctx, this.#em, enrollmentsDropped, { ids: this.#dropped });
  }

  /**
   * Returns null if the batch has a free seat for the enrollment of a row. Otherwise returns a new last position on the
   * waitlist. Follows the same rules as `seatFor`.
   */
  async #takeSeat(batch: Batch, status: EnrollmentStatus): Promise<number | null> {
    await this.#passOn(batch.id);
    let seats = this.#seats.get(batch.id);
    if (!seats) {
      await this.#em.flush();
      seats = { held: await heldSeats(this.#em, batch), last: await lastPosition(this.#em, batch) };
      this.#seats.set(batch.id, seats);
    }
    if (!hasSeat(batch, seats.held, status)) return ++seats.last;
    seats.held++;
    return null;
  }

  /**
   * Gives the seats that earlier rows have freed to students on the waitlist. These students get seats before the
   * students in later rows. The positions of the others change only at the end: otherwise, the import would rewrite the
   * whole waitlist for each row.
   */
  async #passOn(batchId: string): Promise<void> {
    if (!this.#freed.delete(batchId)) return;
    const batch = await this.#findBatch(batchId);
    if (batch) await giveFreeSeats(this.#em, batch);
    this.#seats.delete(batchId);
    this.#moved.add(batchId);
  }

  #findBatch(id: string): Promise<Batch | null> {
    return this.#em.findOne(Batch, { id }, { filters: { notDeleted: false } });
  }
}
