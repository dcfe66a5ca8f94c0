import type { SqlEntityManager } from '@mikro-orm/sql';
import { sql } from 'kysely';
import { RecipientType } from '../notice-send.enums.ts';
import { type ChoiceOwner, choiceOwnerOf, type RecordIds } from '../preferences/choice-owner.types.ts';

/** The recipient of a link that turns off mails, and the academy. */
interface LinkRecipient {
  readonly academyId: string;
  readonly recipientType: RecipientType;
  readonly recipientId: string;
}

/**
 * Returns the record whose choices a link changes. Links in mails of earlier versions name the user instead of the
 * parent, student or staff member. If the user is no longer a member, the last message to the user names this person.
 */
export async function unsubscriberOf(
  em: SqlEntityManager,
  { academyId, recipientType: type, recipientId: id }: LinkRecipient,
): Promise<ChoiceOwner> {
  if (type !== RecipientType.USER) return { type, id };
  const members = await sql<RecordIds>`select parent_id as "parentId", student_id as "studentId", staff_id as "staffId"
    from memberships where academy_id = ${academyId} and user_id = ${id}`.execute(em.getKysely());
  const [member] = members.rows;
  if (member) return choiceOwnerOf(id, member);
  const sends = await sql<ChoiceOwner>`select person_type as type, person_id as id from notification_sends
    where academy_id = ${academyId} and recipient_id = ${id} and person_id is not null
    order by created_at desc limit 1`.execute(em.getKysely());
  return sends.rows[0] ?? { type, id };
}
