import type { Fee } from './calculator/ledger.ts';
import type { School } from './school.ts';

const NEWEST = /* GraphQL */ `
  query ($after: String) {
    fees(first: 100, after: $after, orderBy: [CREATED_AT_DESC]) {
      pageInfo { hasNextPage endCursor }
      nodes { id billingKey penaltyForId }
    }
  }
`;

/**
 * Reads the ids of newly billed fees, which determine the order of fees due on the same day, and applies credit to these
 * fees. Throws if only the calculator has a fee.
 */
export async function learnFees({ admin, billing }: School, fees: readonly Fee[]): Promise<void> {
  let missing = fees.filter(({ id }) => id === '');
  let after: string | null = null;
  while (missing.length > 0) {
    const { fees: page } = await admin.ask(NEWEST, { after });
    for (const fee of missing) {
      const found = page.nodes.find(
        ({ billingKey, penaltyForId }: Record<string, string | null>) =>
          billingKey === fee.key || (penaltyForId !== null && penaltyForId === fee.penaltyFor?.fee.id),
      );
      if (found) fee.id = found.id;
    }
    missing = missing.filter(({ id }) => id === '');
    if (!page.pageInfo.hasNextPage && missing.length > 0) {
      throw new Error(`The service has not billed ${missing.map(describe).join(', ')}.`);
    }
    after = page.pageInfo.endCursor;
  }
  billing.settle();
}

export const describe = (fee: Fee): string => `${fee.student}'s ${fee.key} of ${fee.billedOn}`;
