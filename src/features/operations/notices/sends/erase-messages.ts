import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { blankMessages } from './blank-messages.sql.ts';

/**
 * For an erased person, blanks the addresses, subjects and texts of messages to the person. For a student, also blanks
 * the texts of messages about the student.
 */
export const eraseMessages = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => blankMessages(em, id));
