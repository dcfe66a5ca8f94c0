import DataLoader from 'dataloader';
import type { ReadContext } from '../../../platform/loaders/read-model.ts';
import { requestLoader } from '../../../platform/loaders/request-loader.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { formerDueDates } from '../ledger/due-dates.loaders.ts';
import { entriesOfFees } from '../ledger/entries.loaders.ts';
import { type Explained, explainFee } from './explain-fee.loaders.ts';
import type { FeeExplanation } from './fee-explanation.types.ts';

/** Why a fee stands as it does at the end of a day. The lines of all fees of a list are read together. */
export function explanationOf(
  ctx: RequestContext,
  fee: Explained,
  asOf: string | null | undefined,
): Promise<FeeExplanation> {
  const day = asOf ?? (ctx.readContext as ReadContext).today;
  const make = () => new DataLoader((fees: readonly Explained[]) => explanations(ctx, fees, day), { cache: false });
  return requestLoader(ctx, `explanation ${day}`, make).load(fee);
}

async function explanations(ctx: RequestContext, fees: readonly Explained[], asOf: string): Promise<FeeExplanation[]> {
  const ids = fees.map(({ id }) => id);
  // whoever moves to a time zone further west has entered lines of tomorrow: today they count as balances have them
  const { today } = ctx.readContext as ReadContext;
  const lines = await entriesOfFees(ctx, ids, asOf < today ? asOf : null);
  const dueDates = await formerDueDates(ctx, ids, asOf);
  const entries = Map.groupBy(lines, ({ feeId }) => feeId);
  return fees.map((fee) => {
    const dueDate = dueDates.get(fee.id) ?? fee.dueDate;
    return explainFee({ ...fee, dueDate }, entries.get(fee.id) ?? [], asOf);
  });
}
