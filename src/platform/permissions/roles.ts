/** The roles of members: the membership's role, or a staff member's role. */
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

/** Every role that a caller can act in. */
export const ROLES = [...MEMBER_ROLES, 'super_admin'] as const;

/** The caller inside the chosen academy. Permissions, visibility and services depend only on this. */
export interface Viewer {
  readonly userId: string;
  /** `super_admin` regardless of a membership in the academy. */
  readonly role: (typeof ROLES)[number];
  readonly staffId: string | null;
  readonly parentId: string | null;
  readonly studentId: string | null;
  /** The login session; set only for reads outside of academies. */
  readonly sessionId?: string | null;
}

/** The columns of a user's roles in an academy; nulls for no member. */
export interface MemberRoles {
  readonly role: Role | 'staff' | null;
  readonly staffRole: Role | null;
  /** SQLite returns a number. */
  readonly isSuperAdmin: boolean | number;
}

/** The role of a user in an academy; null where they have none. */
export function roleOf({ role, staffRole, isSuperAdmin }: MemberRoles): Viewer['role'] | null {
  if (isSuperAdmin) return 'super_admin';
  return role === 'staff' ? staffRole : role;
}

/** Returns whether the caller is a student or a parent, who see only their own records. */
export const isFamily = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'parent' || role === 'student';
