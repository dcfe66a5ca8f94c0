import { sql } from 'kysely';
import { inHashedSubquery } from '../../../platform/loaders/planner-hints.ts';
import { equals, type Finder, type ReadModel } from '../../../platform/loaders/read-model.ts';
import { foundIn } from '../../../platform/loaders/search.ts';
import { searchedColumns } from '../../../platform/loaders/searched.ts';
import { Account } from './account.entity.ts';
import { accountVisibility } from './account.visibility.ts';

/** Selects the accounts whose payer matches a search text. */
const ofPayersWith: Finder = (needle, context) =>
  sql`(${inHashedSubquery(sql`t.parent_id`, foundIn('parents', needle, context, null))}
    or ${inHashedSubquery(sql`t.student_id`, foundIn('students', needle, context, null))})`;

export const accountReads: ReadModel<Account> = {
  entity: Account,
  visibility: (context) => accountVisibility(context),
  computed: { balance: () => sql`(t.owed - t.credit)` },
  search: [...searchedColumns(Account), ofPayersWith],
  filters: {
    parentId: equals('parentId'),
    studentId: equals('studentId'),
  },
  filterScopes: { search: ['parents:read', 'students:read'] },
  ownSearch: {},
};
