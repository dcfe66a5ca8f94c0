import type { Route } from '../route.ts';

/** Signing in and out, and who is signed in. No `include`, no `sort`. */
export const authRoutes: readonly Route[] = [
  { method: 'post', path: '/auth/register', operation: 'register', answer: 'payload', status: 201, open: true },
  { method: 'post', path: '/auth/login', operation: 'login', answer: 'payload', open: true },
  { method: 'post', path: '/auth/logout', operation: 'logout', answer: 'payload' },
  { method: 'get', path: '/auth/me', operation: 'me', answer: 'fields' },
  { method: 'post', path: '/auth/refresh', operation: 'refresh', answer: 'payload' },
];
