import { signalType } from '../../../../platform/signals/signals.ts';

/** The student and the level of a promotion. */
interface Promoted {
  readonly studentId: string;
  readonly trackId: string;
  readonly levelId: string;
}

/** Published when a student was promoted to a level. The row of the student is locked. */
export const studentPromoted = signalType<Promoted>('student.promoted');

/** Published when a promotion was undone. The row of the student is locked. */
export const promotionUndone = signalType<Promoted>('student.promotion-undone');
