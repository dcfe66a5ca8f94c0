import { creates, deletes, readsList, readsOne, steps, updates } from '../../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { batchReads } from '../../../academics/batches/batch.loaders.ts';
import { termReads } from '../../../academy/terms/term.resource.ts';
import { AssessmentListArgs, CreateAssessmentInput, UpdateAssessmentInput } from './assessment.inputs.ts';
import { assessmentReads, assessmentsOfBatch } from './assessment.loaders.ts';
import { assessmentEvents } from './assessment.outbox.ts';
import {
  archiveAssessment,
  createAssessment,
  deleteAssessment,
  publishAssessment,
  updateAssessment,
} from './assessment.service.ts';
import { onPublication } from './publish-assessment.ts';

const WRITERS = ['academy_admin', 'administrator', 'department_head', 'teacher'] as const;
const mayRead = scoped('grades:read', roles(...WRITERS, 'parent', 'student'));
const mayWrite = scoped('grades:write', writers(...WRITERS));

export const assessments = resource({
  noun: 'assessment',
  path: '/assessments',
  reads: assessmentReads,
  list: AssessmentListArgs,
  operations: {
    assessment: readsOne({
      may: mayRead,
      description: 'Returns an assessment by id, or null if the caller cannot see it.',
    }),
    assessments: readsList({
      may: mayRead,
      description:
        'The assessments that the caller can see. Teachers see those of their batches, and department heads those ' +
        'of their departments. Families see the published assessments of batches in which they or one of their ' +
        'children ever had an active enrollment.',
    }),
    createAssessment: creates(CreateAssessmentInput, createAssessment, {
      may: mayWrite,
      description:
        'Creates an assessment, as a draft by default. Teachers can create assessments in their batches, and ' +
        'department heads in batches of their departments. FORBIDDEN for other batches.',
    }),
    updateAssessment: updates(UpdateAssessmentInput, updateAssessment, {
      may: mayWrite,
      description:
        'Changes an assessment and the averages in which it counts. BAD_USER_INPUT if `maxScore` is lower than ' +
        'the score of a result.',
    }),
    publishAssessment: steps(publishAssessment, {
      may: mayWrite,
      description:
        'Publishes an assessment. Families then see it with the results of their students, and get a notice.',
    }),
    archiveAssessment: steps(archiveAssessment, {
      may: mayWrite,
      description: 'Archives an assessment: families no longer see it, and it counts in no average.',
    }),
    deleteAssessment: deletes(deleteAssessment, {
      may: mayWrite,
      description: 'Deletes an assessment without results. BAD_USER_INPUT for one with results: archive it instead.',
    }),
  },
  fields: {
    batch: refersTo(batchReads, 'batchId', 'The batch; null if it was deleted.'),
    term: refersTo(
      termReads,
      'termId',
      'The term in whose average the assessment counts; null if the assessment has no term, or if the term was deleted.',
    ),
  },
  elsewhere: [listedIn(assessmentsOfBatch, 'The assessments of the batch that the caller can see.')],
  recordings: [assessmentEvents],
  jobs: [onPublication],
});
