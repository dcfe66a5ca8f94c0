import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './20261121000000-initial.ts';
import { SchemaInfo } from './20261121100000-schema-info.ts';
import { SearchTexts } from './20261121120000-search-texts.ts';
import { RowCounts } from './20261121130000-row-counts.ts';
import { ListIndexes } from './20261121130100-list-indexes.ts';
import { FormerListIndexes } from './20261121130200-former-list-indexes.ts';
import { PlanUsage } from './20261121160000-plan-usage.ts';
import { OperatorActions } from './20261122001038-operator-actions.ts';
import { SessionUse } from './20261122001844-session-use.ts';
import { SessionUseIndexes } from './20261122001844-session-use-indexes.ts';
import { EmailsWhateverTheirCase } from './20261122001900-emails-whatever-their-case.ts';
import { OwnMemberships } from './20261122023000-own-memberships.ts';
import { RowsOfStudents } from './20261122023344-rows-of-students.ts';
import { StudentsOfCoursesIndexes } from './20261122030132-students-of-courses-indexes.ts';
import { SearchTextsOfNewRows } from './20261122041000-search-texts-of-new-rows.ts';
import { ShortSearchesOfFees } from './20261122090000-short-searches-of-fees.ts';
import { EnrollmentsOfStudentsByStatus } from './20261122100000-enrollments-of-students-by-status.ts';
import { SharedLimits } from './20261122111421-shared-limits.ts';
import { ActiveStudentsOfCoursesIndexes } from './20261122113644-active-students-of-courses-indexes.ts';
import { FeesByAmountIndexes } from './20261122123939-fees-by-amount-indexes.ts';

/** Every migration, oldest first. A name, once released, never changes: it is what the database remembers. */
export const migrations: MigrationObject[] = [
  { name: '20261121000000-initial', class: Initial },
  { name: '20261121100000-schema-info', class: SchemaInfo },
  { name: '20261121120000-search-texts', class: SearchTexts },
  { name: '20261121130000-row-counts', class: RowCounts },
  { name: '20261121130100-list-indexes', class: ListIndexes },
  { name: '20261121130200-former-list-indexes', class: FormerListIndexes },
  { name: '20261121160000-plan-usage', class: PlanUsage },
  { name: '20261122001038-operator-actions', class: OperatorActions },
  { name: '20261122001844-session-use', class: SessionUse },
  { name: '20261122001844-session-use-indexes', class: SessionUseIndexes },
  { name: '20261122001900-emails-whatever-their-case', class: EmailsWhateverTheirCase },
  { name: '20261122023000-own-memberships', class: OwnMemberships },
  { name: '20261122023344-rows-of-students', class: RowsOfStudents },
  { name: '20261122030132-students-of-courses-indexes', class: StudentsOfCoursesIndexes },
  { name: '20261122041000-search-texts-of-new-rows', class: SearchTextsOfNewRows },
  { name: '20261122090000-short-searches-of-fees', class: ShortSearchesOfFees },
  { name: '20261122100000-enrollments-of-students-by-status', class: EnrollmentsOfStudentsByStatus },
  { name: '20261122111421-shared-limits', class: SharedLimits },
  { name: '20261122113644-active-students-of-courses-indexes', class: ActiveStudentsOfCoursesIndexes },
  { name: '20261122123939-fees-by-amount-indexes', class: FeesByAmountIndexes },
];
