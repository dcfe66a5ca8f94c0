import { expect, test } from 'vitest';
import { isSameCaller } from '../../../../src/features/identity/auth/callers/remembered-callers.ts';
import { AppError } from '../../../../src/platform/errors/app-error.ts';
import type { AcademyContext, Caller, Principal } from '../../../../src/platform/permissions/caller.ts';
import type { Viewer } from '../../../../src/platform/permissions/roles.ts';

const principal: Principal = { userId: 'u', sessionId: 's', tokenId: 't', isSuperAdmin: false };
const viewer: Viewer = { userId: 'u', role: 'teacher', staffId: 'x', parentId: null, studentId: null };
const academy: AcademyContext = { id: 'a', status: 'active', timezone: 'Asia/Kolkata', currency: 'INR', viewer };
const caller: Caller = { principal, academy };

test('isSameCaller returns true for two equal callers', () => {
  expect(isSameCaller(caller, structuredClone(caller))).toBe(true);
});

test.each<[string, Caller]>([
  ['anonymous', { principal: null, academy: new AppError('UNAUTHENTICATED', 'Unauthenticated.') }],
  ['without an academy', { principal, academy: new AppError('FORBIDDEN', 'No.') }],
  ...Object.keys(principal).map((name): [string, Caller] => [
    `different in ${name}`,
    { academy, principal: { ...principal, [name]: 'other' } },
  ]),
  ['restricted to scopes', { academy, principal: { ...principal, scopes: new Set() } }],
  ...Object.keys(academy).map((name): [string, Caller] => [
    `in an academy with another ${name}`,
    { principal, academy: { ...academy, [name]: 'other' } },
  ]),
  ...Object.keys(viewer).map((name): [string, Caller] => [
    `a viewer with another ${name}`,
    { principal, academy: { ...academy, viewer: { ...viewer, [name]: 'other' } } },
  ]),
])('isSameCaller returns false for a caller who is %s', (_who, other) => {
  expect(isSameCaller(caller, other)).toBe(false);
  expect(isSameCaller(other, caller)).toBe(false);
});
