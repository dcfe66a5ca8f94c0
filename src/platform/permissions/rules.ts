import { AppError, forbidden, unauthenticated } from '../errors/app-error.ts';
import type { AcademyContext, Caller } from './caller.ts';
import type { Role } from './roles.ts';
import { type Rule, rule } from './shield.ts';

type Verdict = true | AppError;

/** Allows all callers, with or without a token. */
export const anyone: Rule = contextRule('anyone', () => true);

/** Allows callers with a valid token, with or without an academy. */
export const signedIn: Rule = contextRule('signedIn', ({ principal }) => (principal ? true : unauthenticated()));

/** Allows the Super Admin, with or without an academy. */
export const superAdmin: Rule = contextRule('superAdmin', ({ principal }) => {
  if (!principal) return unauthenticated();
  return principal.isSuperAdmin ? true : forbidden();
});

/** Allows any role in the chosen academy. */
export const members: Rule = contextRule('members', (caller) => inAcademy(caller, () => true));

/** Allows any role in the chosen academy. Used for mutations: in a suspended academy, allows only the Super Admin. */
export const writingMembers: Rule = contextRule('writingMembers', (caller) => inAcademy(caller, mayWrite));

/** Allows the roles in `names` in the chosen academy, and the Super Admin. */
export function roles(...names: [Role, ...Role[]]): Rule {
  return once(`roles ${names.toSorted().join()}`, (caller) => inAcademy(caller, (academy) => hasRole(academy, names)));
}

/** Allows the same callers as `roles`. Used for mutations: in a suspended academy, allows only the Super Admin. */
export function writers(...names: [Role, ...Role[]]): Rule {
  return once(`writers ${names.toSorted().join()}`, (caller) =>
    inAcademy(caller, (academy) => hasRole(academy, names) && mayWrite(academy)),
  );
}

/** Allows the same callers as `roles`. Used for subscriptions: in a suspended academy, allows only the Super Admin. */
export function followers(...names: [Role, ...Role[]]): Rule {
  return once(`followers ${names.toSorted().join()}`, (caller) =>
    inAcademy(caller, (academy) => hasRole(academy, names) && !isSuspended(academy)),
  );
}

/**
 * Allows any role in the chosen academy. Used for subscriptions: in a suspended academy, allows only the Super Admin.
 */
export const followingMembers: Rule = contextRule('followingMembers', (caller) =>
  inAcademy(caller, (academy) => !isSuspended(academy)),
);

/**
 * Makes a rule that depends only on the caller. Rules return their errors and do not throw them, so that clients get
 * the error codes unchanged.
 */
function contextRule(name: string, decide: (caller: Caller) => Verdict): Rule {
  return rule(name, { cache: 'no_cache' })((_parent, _args, caller: Caller) => decide(caller));
}

const made = new Map<string, Rule>();

/** Returns the same rule for the same name, because graphql-shield does not accept two rules with the same name. */
function once(name: string, decide: (caller: Caller) => Verdict): Rule {
  const known = made.get(name) ?? contextRule(name, decide);
  made.set(name, known);
  return known;
}

function inAcademy({ principal, academy }: Caller, may: (academy: AcademyContext) => boolean): Verdict {
  if (!principal) return unauthenticated();
  if (academy instanceof AppError) return academy;
  return may(academy) ? true : forbidden();
}

function hasRole({ viewer }: AcademyContext, names: readonly Role[]): boolean {
  return viewer.role === 'super_admin' || names.includes(viewer.role);
}

const mayWrite = (academy: AcademyContext): boolean => !isSuspended(academy);

/** Returns true if the academy is suspended for the caller. Always returns false for the Super Admin. */
function isSuspended({ status, viewer }: AcademyContext): boolean {
  return status === 'suspended' && viewer.role !== 'super_admin';
}
