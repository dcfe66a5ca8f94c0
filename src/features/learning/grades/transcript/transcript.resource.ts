import { ListArguments } from '../../../../platform/graphql/connection.ts';
import { FieldAll, FieldOne, FieldSummary } from '../../../../platform/graphql/read-fields.ts';
import { addedTo, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { PercentScalar } from '../../../../platform/validation/scalars.ts';
import { courseReads } from '../../../academics/courses/course.loaders.ts';
import { enrollmentReads } from '../../../academics/enrollments/enrollment.loaders.ts';
import { AttendanceSummary } from '../../attendance/rates/attendance-summary.types.ts';
import { StudentLevel } from '../../skills/promotions/student-level.entity.ts';
import { averageOfAllTerms } from '../averages/average.loaders.ts';
import { Transcript } from './transcript.entity.ts';
import { attendanceOfCourse, coursesOfTranscript, levelsOfTranscript, transcriptReads } from './transcript.loaders.ts';
import { TranscriptCourse } from './transcript-course.entity.ts';

export const transcriptCourses = resource({
  noun: 'completed course',
  reads: coursesOfTranscript.model,
  list: ListArguments,
  fields: {
    enrollment: refersTo(enrollmentReads, 'enrollmentId', 'The completed enrollment.'),
    course: refersTo(courseReads, 'courseId', 'The course; null if it was deleted.'),
  },
  elsewhere: [
    addedTo(
      'TranscriptCourse.average',
      FieldSummary(() => PercentScalar, averageOfAllTerms, {
        description: 'The average in percent, like `Enrollment.average`. Null if nothing counts, or for support staff.',
        restricted: true,
      }),
    ),
    addedTo(
      'TranscriptCourse.publishedAverage',
      FieldSummary(() => PercentScalar, averageOfAllTerms, {
        description: 'The average over published assessments in percent; null if nothing counts, or for support staff.',
        restricted: true,
      }),
    ),
    addedTo(
      'TranscriptCourse.attendance',
      FieldSummary(() => AttendanceSummary, attendanceOfCourse, {
        description: 'The attendance in the batch on the days on which the student had the place.',
      }),
    ),
  ],
});

export const transcripts = resource({
  noun: 'transcript',
  reads: transcriptReads,
  list: ListArguments,
  elsewhere: [
    addedTo(
      'Student.transcript',
      FieldOne(() => Transcript, transcriptReads, 'id', {
        description:
          'The transcript of the student: completed courses with grades and attendance, levels and certificates. It contains only ' +
          'what the caller can see: teachers see courses in their batches, department heads those of their departments.',
      }),
    ),
    addedTo(
      'Transcript.courses',
      FieldAll(() => TranscriptCourse, coursesOfTranscript, {
        description: 'The completed courses that the caller can see, ordered by the day of completion.',
      }),
    ),
    addedTo(
      'Transcript.levels',
      FieldAll(() => StudentLevel, levelsOfTranscript, {
        description:
          'The promotions of the student that were not undone, the first one first. Empty for support staff.',
      }),
    ),
  ],
});
