import type { Planner } from '../../../src/platform/query-planner/planned-operation.ts';

/** Plans every document, and returns the planner's input in the response. */
export const planning: Planner = (document) => ({
  run: async ({ coerced }) => ({ data: { user: { id: '1', name: 'Ada' }, planned: { document, coerced } } }),
});

/** Plans every document, with a constant response. */
export const answering: Planner = () => ({ run: async () => ({ data: { user: { id: '1', name: 'Ada' } } }) });

export const planless: Planner = () => null;
