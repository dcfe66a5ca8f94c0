import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { academyReopened } from '../../../academy/academies/academy.signals.ts';
import { suppressWaiting } from './suppress-waiting.sql.ts';

/**
 * When an academy is active again after a suspension, suppresses the messages that waited in the meantime, because they
 * would arrive too late.
 */
export const suppressLate = onSignal(academyReopened, async (_ctx: RequestContext, em) => suppressWaiting(em));
