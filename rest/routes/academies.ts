import type { Route } from '../route.ts';

/**
 * Academies that the caller has access to; no header chooses one here.
 * - `include`: none
 * - `sort`: created_at, updated_at, name
 * - filters: search, type, status
 */
export const academyRoutes: readonly Route[] = [
  { method: 'get', path: '/academies', operation: 'academies', answer: 'page' },
  { method: 'post', path: '/academies', operation: 'createAcademy', answer: 'one', status: 201 },
  { method: 'get', path: '/academies/:id', operation: 'academy', answer: 'one', name: 'Academy' },
  { method: 'put', path: '/academies/:id', operation: 'updateAcademy', answer: 'one', name: 'Academy' },
  { method: 'delete', path: '/academies/:id', operation: 'deleteAcademy', answer: 'payload', name: 'Academy' },
];
