import { operations } from '../pricing/setup.ts';

export const taxRates = operations('TaxRate', 'id academyId name percent inclusive version createdAt updatedAt');
