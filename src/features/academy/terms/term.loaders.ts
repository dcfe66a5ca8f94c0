import { officeOnly } from '../../../platform/loaders/office-only.ts';
import { atLeast, atMost, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { Term } from './term.entity.ts';

export const termReads: ReadModel<Term> = {
  entity: Term,
  visibility: officeOnly,
  scanCost: 100,
  search: ['name', 'code'],
  filters: { from: atLeast('endsOn'), to: atMost('startsOn') },
};
