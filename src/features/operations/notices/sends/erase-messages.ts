import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { blankMessages } from './blank-messages.sql.ts';

/**
 * When a person is erased: removes the addresses, subjects and texts of messages to the person. If the person is a
 * student, also removes the subjects and texts of messages about this student.
 */
export const eraseMessages = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => blankMessages(em, id));
