import { creates, deletes, readsList, readsOne, updates } from '../../../platform/graphql/operations.ts';
import { resource } from '../../../platform/graphql/resource.ts';
import { scoped } from '../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../platform/permissions/rules.ts';
import { CreateDiscountInput, DiscountListArgs, UpdateDiscountInput } from './discount.inputs.ts';
import { discountReads } from './discount.loaders.ts';
import { discountEvents } from './discount.outbox.ts';
import { createDiscount, deleteDiscount, updateDiscount } from './discount.service.ts';
import { DiscountUse } from './discount-use.entity.ts';
import { eraseNames } from './erase-names.ts';

const mayRead = scoped('discounts:read', roles('academy_admin', 'administrator'));
const mayWrite = scoped('discounts:write', writers('academy_admin', 'administrator'));

export const discounts = resource({
  noun: 'discount',
  reads: discountReads,
  list: DiscountListArgs,
  operations: {
    discount: readsOne({ may: mayRead, description: 'Returns a discount by id, or null if there is none.' }),
    discounts: readsList({ may: mayRead, description: 'The discounts of the academy.' }),
    createDiscount: creates(CreateDiscountInput, createDiscount, { may: mayWrite, description: 'Creates a discount.' }),
    updateDiscount: updates(UpdateDiscountInput, updateDiscount, {
      may: mayWrite,
      description: 'Changes a discount. The change applies to fees that are billed afterwards.',
    }),
    deleteDiscount: deletes(deleteDiscount, {
      may: mayWrite,
      description: 'Deletes a discount: lists omit it, and new fees are billed without it.',
    }),
  },
  entities: [DiscountUse],
  handlers: [eraseNames],
  recordings: [discountEvents],
});
