import type { PaperLook } from '../../../platform/papers/paper.ts';
import type { ResultStatus } from '../grades/grade.enums.ts';

/** The enrollment and the term of a report card. */
export interface ReportedEnrollment {
  readonly studentId: string;
  readonly batchId: string | null;
  readonly student: string;
  readonly course: string;
  readonly batch: string | null;
  readonly term: string;
  /** The first day of the term. The field `to` is the last day. */
  readonly from: string;
  readonly to: string;
  /** The final grade of the enrollment; null if it has none. */
  readonly grade: string | null;
}

/** A result in a published assessment of the term. */
export interface ReportedResult {
  readonly title: string;
  readonly date: string | null;
  readonly status: `${ResultStatus}` | null;
  /** The score in hundredths of a point. */
  readonly score: number | null;
  /** The highest possible score, in hundredths of a point. */
  readonly max: number;
  readonly feedback: string | null;
}

/** The attendance in a term, while the enrollment was active. */
export interface ReportedAttendance {
  readonly present: number;
  readonly late: number;
  readonly absent: number;
  readonly excused: number;
  /** The attendance rate in percent: "91.11"; null if no mark counts. */
  readonly rate: string | null;
}

/** The data of a report card's paper. It contains only published data. */
export interface ReportCardData {
  readonly look: PaperLook;
  readonly logo: Uint8Array | null;
  readonly enrollment: Omit<ReportedEnrollment, 'studentId' | 'batchId'>;
  readonly results: readonly ReportedResult[];
  /** The average over published assessments of the term, in hundredths of a per cent; null if no result counts. */
  readonly average: number | null;
  readonly attendance: ReportedAttendance;
  /** The published comment on the term; null if there is none. */
  readonly comment: string | null;
}
