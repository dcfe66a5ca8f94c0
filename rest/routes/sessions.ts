import type { Route } from '../route.ts';

const of = (verb: 'cancel' | 'restore' | 'hold'): Route => ({
  method: 'post',
  path: `/sessions/:id/${verb}`,
  operation: `${verb}Session`,
  answer: 'one',
  name: 'Session',
});

/** What becomes of one session: it falls out, comes back, or is held. */
export const sessionRoutes: readonly Route[] = [
  { ...of('cancel'), within: { operation: 'classSession' } },
  of('restore'),
  of('hold'),
];
