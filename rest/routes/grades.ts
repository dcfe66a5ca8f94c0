import type { Route } from '../route.ts';

const step = (verb: 'publish' | 'archive'): Route => ({
  method: 'post',
  path: `/assessments/:id/${verb}`,
  operation: `${verb}Assessment`,
  answer: 'one',
  name: 'Assessment',
});

const finalise = (verb: 'finalise' | 'unfinalise'): Route => ({
  method: 'post',
  path: `/batches/:id/${verb}`,
  operation: `${verb}Grades`,
  once: 'always',
  answer: 'one',
  ...(verb === 'finalise' && { body: 'variables' }),
  name: 'Batch',
  within: { operation: 'batch' },
});

/**
 * Routes that publish and archive assessments, list and save their results, return the gradebook of a batch, and
 * fill and empty its final grades.
 */
export const gradeRoutes: readonly Route[] = [
  step('publish'),
  step('archive'),
  {
    method: 'get',
    path: '/assessments/:id/results',
    operation: 'assessmentResults',
    answer: 'all',
    name: 'Assessment',
  },
  {
    method: 'post',
    path: '/assessments/:id/results',
    operation: 'saveResults',
    once: 'always',
    answer: 'one',
    status: 201,
    name: 'Assessment',
    within: { field: 'assessmentId', operation: 'assessment' },
  },
  { method: 'get', path: '/batches/:id/gradebook', operation: 'gradebook', answer: 'one', name: 'Batch' },
  finalise('finalise'),
  finalise('unfinalise'),
];
