import type { Route } from '../route.ts';

const step = (verb: 'publish' | 'open'): Route => ({
  method: 'post',
  path: `/materials/:id/${verb}`,
  operation: `${verb}Material`,
  answer: 'one',
  name: 'Material',
});

/** Routes that publish, open and reorder learning materials, and list the students who opened a material. */
export const materialRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/materials/reorder',
    operation: 'reorderMaterials',
    answer: 'list',
    body: 'variables',
    once: 'always',
    name: 'Material',
  },
  step('publish'),
  step('open'),
  { method: 'get', path: '/materials/:id/views', operation: 'materialViews', answer: 'all', name: 'Material' },
];
