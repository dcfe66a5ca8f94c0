import { expect, test } from 'vitest';
import { isSameCaller } from '../../../../src/features/identity/auth/callers/remembered-callers.ts';
import { AppError } from '../../../../src/platform/errors/app-error.ts';
import type { AcademyContext, Caller, Principal } from '../../../../src/platform/permissions/caller.ts';
import type { Viewer } from '../../../../src/platform/permissions/roles.ts';

const principal: Principal = { userId: 'u', sessionId: 's', tokenId: 't', isSuperAdmin: false };
const viewer: Viewer = { userId: 'u', role: 'teacher', staffId: 'x', parentId: null, studentId: null };
const academy: AcademyContext = { id: 'a', status: 'active', timezone: 'Asia/Kolkata', currency: 'INR', viewer };
const caller: Caller = { principal, academy };

test('a caller is the same in every respect', () => {
  expect(isSameCaller(caller, structuredClone(caller))).toBe(true);
});

test.each<[string, Caller]>([
  ['nobody', { principal: null, academy: new AppError('UNAUTHENTICATED', 'Unauthenticated.') }],
  ['in no academy', { principal, academy: new AppError('FORBIDDEN', 'No.') }],
  ...Object.keys(principal).map((name): [string, Caller] => [
    `of another ${name}`,
    { academy, principal: { ...principal, [name]: 'other' } },
  ]),
  ['held to scopes', { academy, principal: { ...principal, scopes: new Set() } }],
  ...Object.keys(academy).map((name): [string, Caller] => [
    `in an academy of another ${name}`,
    { principal, academy: { ...academy, [name]: 'other' } },
  ]),
  ...Object.keys(viewer).map((name): [string, Caller] => [
    `there with another ${name}`,
    { principal, academy: { ...academy, viewer: { ...viewer, [name]: 'other' } } },
  ]),
])('somebody else is who is %s', (_who, other) => {
  expect(isSameCaller(caller, other)).toBe(false);
  expect(isSameCaller(other, caller)).toBe(false);
});
