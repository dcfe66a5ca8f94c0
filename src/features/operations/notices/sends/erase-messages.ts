import { personErased } from '../../../../platform/privacy/person-erased.ts';
import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { blankMessages } from './blank-messages.sql.ts';

/** Blanks the addresses, subjects and texts of messages to an erased person, and the texts of messages about a student. */
export const eraseMessages = onSignal(personErased, async (_ctx: RequestContext, em, { id }) => blankMessages(em, id));
