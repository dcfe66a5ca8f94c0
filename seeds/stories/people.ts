import { MemberRole, StaffRole } from '../../src/features/academy/academies/academy.enums.ts';
import { inviteMember, revokeInvitation } from '../../src/features/people/members/invitations/invitations.ts';
import { Relationship } from '../../src/features/people/parents/parent.enums.ts';
import { linkParent, updateParent } from '../../src/features/people/parents/parent.service.ts';
import { updateStaffMember } from '../../src/features/people/staff/staff.service.ts';
import { updateStudent } from '../../src/features/people/students/student.service.ts';
import { itemAt, requireValue } from '../../src/platform/errors/require-value.ts';
import { type DemoContext, theFirst } from '../demo-context.ts';

/** Invites a teacher and a parent, cancels the parent's invitation, and updates people's data. */
export async function changePeople(context: DemoContext): Promise<void> {
  const { as, rows } = context;
  const colleague = theFirst(rows.staff, ({ role, userId }) => role === StaffRole.TEACHER && userId === null);
  const neighbour = theFirst(rows.parents, ({ userId }) => userId === null);
  await as('admin', (ctx) =>
    inviteMember(ctx, { email: colleague.email, role: MemberRole.STAFF, staffId: colleague.id }),
  );
  const { id } = await as('admin', (ctx) =>
    inviteMember(ctx, { email: neighbour.email, role: MemberRole.PARENT, parentId: neighbour.id }),
  );
  await as('admin', (ctx) => revokeInvitation(ctx, id));
  await as('admin', (ctx) =>
    updateStaffMember(ctx, colleague.id, { hourlyRate: requireValue(colleague.hourlyRate) + 250 }),
  );
  await changeOwnData(context);
  await changeFamily(context);
}

/** Adds a qualification to the teacher, and changes how the parent is notified. */
async function changeOwnData({ as, member, rows, today }: DemoContext): Promise<void> {
  const { staffId, parentId } = {
    staffId: member('teacher').staffId,
    parentId: requireValue(member('parent').parentId),
  };
  const { id, qualifications } = theFirst(rows.staff, (staff) => staff.id === staffId);
  const firstAid = { title: 'First Aid', institution: 'Red Cross', year: Number(today.slice(0, 4)) };
  await as('teacher', (ctx) => updateStaffMember(ctx, id, { qualifications: [...qualifications, firstAid] }));
  await as('parent', (ctx) => updateParent(ctx, parentId, { communicationPreferences: { push: true } }));
}

/**
 * Adds a telephone number and a medical note to the parent's child. Also adds a person from another family who may
 * collect the child.
 */
async function changeFamily({ as, member, rows, theme }: DemoContext): Promise<void> {
  const { parentId } = member('parent');
  const parent = theFirst(rows.parents, ({ id }) => id === parentId);
  const { studentId } = theFirst(rows.parentStudents, (link) => link.parentId === parentId);
  const friend = theFirst(rows.parents, ({ userId, lastName }) => userId === null && lastName !== parent.lastName);
  await as('parent', (ctx) =>
    updateStudent(ctx, studentId, { phone: parent.phone, emergencyContact: { phone: parent.alternatePhone } }),
  );
  await as('office', (ctx) => updateStudent(ctx, studentId, { medicalNotes: itemAt(theme.medicalNotes, 0) }));
  await as('support', (ctx) =>
    linkParent(ctx, { parentId: friend.id, studentId, relationship: Relationship.OTHER, canPickup: true }),
  );
}
