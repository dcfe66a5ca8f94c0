import type { SqlEntityManager } from '@mikro-orm/sql';
import { lockRecords } from '../../../../platform/database/records.ts';
import { now } from '../../../../platform/time/now.ts';
import { Parent } from '../../../people/parents/parent.entity.ts';
import { Staff } from '../../../people/staff/staff.entity.ts';
import { Student } from '../../../people/students/student.entity.ts';
import { NotificationSend } from './notice-send.entity.ts';
import { studentIdsOf } from './students-of-send.ts';

/** A message that the service has tried to send, with the words and the address that it used. */
export interface AttemptedSend {
  readonly send: Pick<NotificationSend, 'id' | 'attempts' | 'personType' | 'personId' | 'params'>;
  readonly address: string;
  readonly title: string;
  readonly text: string;
}

/**
 * Stores the result of an attempt to send messages: `values`, the number of attempts, and the address, subject and text
 * of each message. If a person was erased during the attempt, the values that the erasure has blanked stay blank.
 */
export async function storeAttempt(
  em: SqlEntityManager,
  values: Partial<NotificationSend>,
  attempted: readonly AttemptedSend[],
): Promise<void> {
  const erased = await lockErased(em, attempted);
  for (const { send, address, title, text } of attempted) {
    const isToErased = send.personId !== null && erased.has(send.personId);
    const isAboutErased = studentIdsOf(send).some((id) => erased.has(id));
    const stored = {
      ...values,
      attempts: send.attempts + 1,
      ...(!isToErased && { address }),
      ...(!isToErased && !isAboutErased && { subject: title.slice(0, 300), text }),
      updatedAt: now(),
    };
    await em.nativeUpdate(NotificationSend, { id: send.id }, stored);
  }
}

/**
 * Locks the recipients of messages and the students that the messages are about. Returns the ids of those who are
 * erased. An erasure locks the person too. It therefore either waits for this transaction and then blanks the stored
 * values, or has ended and is visible here.
 */
async function lockErased(em: SqlEntityManager, attempted: readonly AttemptedSend[]): Promise<ReadonlySet<string>> {
  const idsOf = (type: NotificationSend['personType']) =>
    attempted.flatMap(({ send }) => (send.personType === type ? (send.personId ?? []) : []));
  const shared = { lock: 'shared', filters: { notDeleted: false } } as const;
  const studentIds = attempted.flatMap(({ send }) => studentIdsOf(send));
  const people = [
    ...(await lockRecords(em, Staff, idsOf('staff'), shared)),
    ...(await lockRecords(em, Student, [...idsOf('student'), ...studentIds], shared)),
    ...(await lockRecords(em, Parent, idsOf('parent'), shared)),
  ];
  return new Set(people.flatMap(({ id, erasedAt }) => (erasedAt === null ? [] : id)));
}
