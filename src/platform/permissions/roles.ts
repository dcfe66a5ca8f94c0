/** What a member may be in an academy: the membership's role, with a staff member's role spelled out. */
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

/** Every role that somebody can act in. */
export const ROLES = [...MEMBER_ROLES, 'super_admin'] as const;

/** Who acts inside the chosen academy. Permissions, visibility and services decide by this alone. */
export interface Viewer {
  readonly userId: string;
  /** `super_admin` whatever membership the user has here. */
  readonly role: (typeof ROLES)[number];
  readonly staffId: string | null;
  readonly parentId: string | null;
  readonly studentId: string | null;
  /** The session that asks; told to reads outside of academies alone. */
  readonly sessionId?: string | null;
}

/** What is kept of what a user is in an academy; nulls where they are no member. */
export interface MemberRoles {
  readonly role: Role | 'staff' | null;
  readonly staffRole: Role | null;
  /** SQLite answers a number. */
  readonly isSuperAdmin: boolean | number;
}

/** The role of a user in an academy; null where they have none. */
export function roleOf({ role, staffRole, isSuperAdmin }: MemberRoles): Viewer['role'] | null {
  if (isSuperAdmin) return 'super_admin';
  return role === 'staff' ? staffRole : role;
}

/** Whether somebody is a student or a student's parent, who see what is their own alone. */
export const isFamily = ({ role }: Pick<Viewer, 'role'>): boolean => role === 'parent' || role === 'student';
