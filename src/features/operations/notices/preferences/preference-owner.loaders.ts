import { sql } from 'kysely';
import { forbidden, invalidField, notFound } from '../../../../platform/errors/app-error.ts';
import { isOffice } from '../../../../platform/permissions/roles.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { isUuid } from '../../../../platform/validation/uuid.ts';
import { RecipientType } from '../notice-send.enums.ts';
import { choiceOwnerOf } from './choice-owner.types.ts';
import type { PreferenceOwner } from './preference.types.ts';

/**
 * Returns the recipient whose choices the caller reads or changes. Without `ofParent`, this is the caller. Academy
 * admins and administrators can pass the id of a parent without a login; other callers get FORBIDDEN. Throws
 * BAD_USER_INPUT for a parent with a login, who makes these choices in person.
 */
export async function preferenceOwner(
  ctx: RequestContext,
  ofParent: string | null | undefined,
): Promise<PreferenceOwner> {
  const { session, readContext, principal } = ctx;
  const viewer = readContext?.viewer;
  if (ofParent === null || ofParent === undefined) {
    const { parentId = null, studentId = null, staffId = null } = viewer ?? {};
    return { ...choiceOwnerOf(principal?.userId ?? '', { parentId, studentId, staffId }), parentId };
  }
  if (!viewer || !isOffice(viewer)) throw forbidden();
  const id = ofParent.toLowerCase();
  if (!isUuid(id)) throw notFound('Parent');
  const [parent] = await session.query(
    sql<{ members: number }>`select (select count(*) from memberships m
        where m.academy_id = ${session.academyId} and m.parent_id = p.id) as members
      from parents p where p.academy_id = ${session.academyId} and p.id = ${id} and p.deleted_at is null`,
  );
  if (!parent) throw notFound('Parent');
  if (Number(parent.members) > 0) throw invalidField('parentId', 'The parent has a login and makes their own choices.');
  return { type: RecipientType.PARENT, id, parentId: id };
}
