import { officeAlone } from '../../../platform/loaders/office-alone.ts';
import { atLeast, atMost, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { Term } from './term.entity.ts';

export const termReads: ReadModel<Term> = {
  entity: Term,
  visibility: officeAlone,
  scanCost: 100,
  search: ['name', 'code'],
  filters: { from: atLeast('endsOn'), to: atMost('startsOn') },
};
