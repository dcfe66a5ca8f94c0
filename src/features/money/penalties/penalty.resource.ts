import { acts } from '../../../platform/graphql/operations.ts';
import { addition } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { writers } from '../../../platform/permissions/rules.ts';
import { fees } from '../fees/fee.resource.ts';
import { lowerPenalties } from './lower-penalties.ts';
import { WaivePenaltyArgs } from './penalty.inputs.ts';
import { penaltyPosted } from './penalty.outbox.ts';
import { waivePenalty } from './waive-penalty.ts';

export const penalties = addition(fees, {
  operations: {
    waivePenalty: acts(
      WaivePenaltyArgs,
      (ctx, { id, reason }, expectedVersion) => waivePenalty(ctx, id, reason, expectedVersion),
      {
        may: scoped('fees:write', writers('academy_admin')),
        description:
          'Waives a penalty for late payment. An unpaid penalty is voided. If a part is paid, the penalty is ' +
          'reduced, and the paid part becomes credit. The overdue fee gets no other penalty.',
      },
    ),
  },
  eventTypes: [penaltyPosted],
  handlers: [lowerPenalties],
});
