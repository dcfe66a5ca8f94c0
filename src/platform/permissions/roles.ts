/** The roles of members. A role comes from a membership or from a staff record. */
const MEMBER_ROLES = [
  'academy_admin',
  'administrator',
  'department_head',
  'teacher',
  'support_staff',
  'parent',
  'student',
] as const;

export type Role = (typeof MEMBER_ROLES)[number];

/** Every role in which a caller can act. */
export const ROLES = [...MEMBER_ROLES, 'super_admin'] as const;

/** The caller in the chosen academy. Permissions, visibility and services depend only on these properties. */
export interface Viewer {
  readonly userId: string;
  /** The role. For a Super Admin, it is `super_admin`, even if they are a member of the academy. */
  readonly role: (typeof ROLES)[number];
  readonly staffId: string | null;
  readonly parentId: string | null;
  readonly studentId: string | null;
  /** The id of the login session; set only for reads outside of academies. */
  readonly sessionId?: string | null;
}

/** The columns that decide a user's role in an academy. The columns are null if the user is not a member. */
export interface MemberRoles {
  readonly role: Role | 'staff' | null;
  readonly staffRole: Role | null;
  /** True for a Super Admin. SQLite returns a number. */
  readonly isSuperAdmin: boolean | number;
}

/** Returns the role of a user in an academy. Returns null if the user has none. */
export function roleOf({ role, staffRole, isSuperAdmin }: MemberRoles): Viewer['role'] | null {
  if (isSuperAdmin) return 'super_admin';
  return role === 'staff' ? staffRole : role;
}

/** Returns true for callers who manage the whole academy: Super Admins, academy admins and administrators. */
export const isOffice = ({ role }: Pick<Viewer, 'role'>): boolean =>
  role === 'super_admin' || role === 'academy_admin' || role === 'administrator';

/** Returns true for students and parents, who see only their own records. */
export const isFamily = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'parent' || role === 'student';
