import { onSignal } from '../../../../platform/signals/signals.ts';
import type { RequestContext } from '../../../../platform/tenancy/request-context.ts';
import { academyReopened } from '../../../academy/academies/academy.signals.ts';
import { suppressWaiting } from './suppress-waiting.sql.ts';

/** Suppresses the messages that waited while the academy was suspended: they would arrive too late. */
export const suppressLate = onSignal(academyReopened, async (_ctx: RequestContext, em) => suppressWaiting(em));
