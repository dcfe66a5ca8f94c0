import type { Route } from '../route.ts';

const asked = (operation: string) => ({ operation, answer: 'payload', body: 'variables' }) as const;

/**
 * Routes for signing in and out, for the signed-in user, and for changing the password and the e-mail address. They
 * support neither `include` nor `sort`.
 */
export const authRoutes: readonly Route[] = [
  { method: 'post', path: '/auth/register', operation: 'register', answer: 'payload', status: 201, open: true },
  { method: 'post', path: '/auth/login', operation: 'login', answer: 'payload', open: true },
  { method: 'post', path: '/auth/logout', operation: 'logout', answer: 'payload' },
  { method: 'get', path: '/auth/me', operation: 'me', answer: 'fields' },
  { method: 'post', path: '/auth/refresh', operation: 'refresh', answer: 'payload' },
  { method: 'post', path: '/auth/forgot-password', ...asked('requestPasswordReset'), open: true },
  { method: 'post', path: '/auth/reset-password', ...asked('resetPassword'), open: true },
  { method: 'post', path: '/auth/password', operation: 'changePassword', answer: 'payload' },
  { method: 'post', path: '/auth/email-verification', operation: 'requestEmailVerification', answer: 'payload' },
  { method: 'post', path: '/auth/verify-email', ...asked('verifyEmail'), open: true },
  { method: 'delete', path: '/auth/sessions', operation: 'revokeOtherSessions', answer: 'payload' },
];
