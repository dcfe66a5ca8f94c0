import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { academyReopened } from '../../../academy/academies/academy.signals.ts';
import { suppressWaiting } from './suppress-waiting.sql.ts';

/**
 * When the suspension of an academy ends: suppresses the messages that were not sent during the suspension, because
 * they would arrive too late.
 */
export const suppressLate = onSignal(academyReopened, async (_ctx: RequestContext, em) => suppressWaiting(em));
