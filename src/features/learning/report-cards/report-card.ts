import { notFound } from '../../../platform/errors/app-error.ts';
import { foundPaper, type PaperSource } from '../../../platform/paper-sources/paper-source.ts';
import { requirePrintable } from '../../../platform/papers/printable.ts';
import { readPaperBranding } from '../../academy/academies/paper-branding.ts';
import {
  readReportedAttendance,
  readReportedAverage,
  readReportedComment,
  readReportedEnrollment,
  readReportedResults,
} from './report-card.loaders.ts';
import { reportCardPaper } from './report-card.paper.ts';

/** Declares the PDF file of the report card of an enrollment for a term: its URL path, its parameters and its data. */
export const reportCardSource: PaperSource = {
  path: '/enrollments/:id/report-card.pdf',
  operation: 'enrollmentReportCard',
  record: 'Enrollment',
  permission: 'results',
  furtherScopes: ['attendance:read', 'enrollments:read', 'students:read', 'term_comments:read'],
  description:
    'The report card of an enrollment for a term as a PDF file: the results and the average of published assessments, the ' +
    'attendance in the term, the final grade, and the published comment. Staff get the same file as families. Returns ' +
    '422 if there is no such term.',
  parameters: { term_id: { format: 'uuid', isRequired: true, description: 'The term.' } },
  async find(ctx, id, { term_id: sent = '' }) {
    const termId = sent.toLowerCase();
    const enrollment = await readReportedEnrollment(ctx, id, termId);
    if (!enrollment) throw notFound('Enrollment');
    const branding = await readPaperBranding(ctx);
    requirePrintable(ctx, { academyName: branding.look.name, studentName: enrollment.student });
    const { studentId: _student, batchId: _batch, ...printed } = enrollment;
    const data = {
      ...branding,
      enrollment: printed,
      results: await readReportedResults(ctx, enrollment, termId),
      average: await readReportedAverage(ctx, enrollment, termId),
      attendance: await readReportedAttendance(ctx, id, enrollment),
      comment: await readReportedComment(ctx, id, termId),
    };
    return foundPaper('report-card.pdf', reportCardPaper, data);
  },
};
