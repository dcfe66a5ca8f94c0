import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { itemAt, itemInTurn } from '../../src/platform/errors/require-value.ts';
import { addDays, earlier } from '../calendar.ts';
import { type Maker, officeHours } from '../maker.ts';
import type { BatchRow } from './batch-row.ts';
import { type EnrollmentRow, makeEnrollment } from './enrollments.ts';
import type { StudentRow } from './students.ts';

const REASONS = ['Too expensive', 'Clashes with school', 'Unhappy with the class', 'Moved away'];

/**
 * Out of this number of students, one leaves the batch before it ends. `falling` is for the batch whose number of
 * students falls from term to term. `steady` is for the other batches.
 */
const ONE_OF = { steady: 9, falling: 3 };

/** The index, among the batches of a term, of the batch that gets smaller from term to term. */
export const FALLING = 1;

/**
 * Creates enrollments in the batches of a past term. `seats` is the number of students in each batch. The students had
 * joined before the term, and are taken in order from the index `first` on. Most enrollments were completed.
 */
export function makePastEnrollments(
  maker: Maker,
  students: readonly StudentRow[],
  batches: readonly BatchRow[],
  { seats, first }: { seats: readonly number[]; first: number },
): EnrollmentRow[] {
  const { random, theme } = maker;
  const start = batches.map(({ startDate }) => startDate).reduce(earlier);
  const known = students.filter(({ joinedAt }) => joinedAt <= addDays(start, -28));
  let next = first;
  return batches.flatMap((batch, place) =>
    Array.from({ length: itemAt(seats, place) }, (_, index) => {
      const student = itemInTurn(known, next++);
      const every = place === FALLING ? ONE_OF.falling : ONE_OF.steady;
      const enrolled = addDays(batch.startDate, -random.int(1, 21));
      if (index % every !== every - 1)
        return makeEnrollment(maker, { student, batch, enrollmentDate: enrolled }, completed(batch));
      const droppedOn = addDays(batch.startDate, 7 * random.int(3, 7));
      return makeEnrollment(
        maker,
        { student, batch, enrollmentDate: enrolled },
        {
          status: EnrollmentStatus.DROPPED,
          dropReason: random.pick(REASONS),
          droppedOn,
          progressPercentage: random.int(4, 8) * 5,
          updatedAt: officeHours(maker, droppedOn),
        },
      );
    }),
  );

  function completed({ endDate }: BatchRow): Partial<EnrollmentRow> {
    return {
      status: EnrollmentStatus.COMPLETED,
      progressPercentage: 100,
      grade: random.pick(theme.grades),
      completionDate: endDate,
      updatedAt: officeHours(maker, endDate),
    };
  }
}
