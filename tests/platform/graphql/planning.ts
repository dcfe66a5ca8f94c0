import type { Planner } from '../../../src/platform/query-planner/planned-operation.ts';

/** Plans whatever there is; what is planned is told by its answer. */
export const planning: Planner = (document) => ({
  run: async ({ coerced }) => ({ data: { user: { id: '1', name: 'Ada' }, planned: { document, coerced } } }),
});

/** Plans whatever there is, and answers always the same. */
export const answering: Planner = () => ({ run: async () => ({ data: { user: { id: '1', name: 'Ada' } } }) });

/** Plans nothing. */
export const planless: Planner = () => null;
