import type { MigrationObject } from '@mikro-orm/core';
import { Initial } from './20261121000000-initial.ts';
import { SchemaInfo } from './20261121100000-schema-info.ts';
import { SearchTexts } from './20261121120000-search-texts.ts';
import { RowCounts } from './20261121130000-row-counts.ts';
import { ListIndexes } from './20261121130100-list-indexes.ts';
import { OperatorActions } from './20261122001038-operator-actions.ts';
import { SessionUse } from './20261122001844-session-use.ts';
import { EmailsWhateverTheirCase } from './20261122001900-emails-whatever-their-case.ts';
import { RowsOfStudents } from './20261122023344-rows-of-students.ts';
import { StudentsOfCourses } from './20261122030132-students-of-courses.ts';
import { EnrollmentsOfStudentsByStatus } from './20261122100000-enrollments-of-students-by-status.ts';
import { ActiveStudentsOfCourses } from './20261122113644-active-students-of-courses.ts';
import { FeesByAmount } from './20261122123939-fees-by-amount.ts';
import { OutboxAndJobs } from './20261122151831-outbox-and-jobs.ts';
import { RefusingAddresses } from './20261122153853-refusing-addresses.ts';
import { JobSchedules } from './20261122154256-job-schedules.ts';
import { ApiKeys } from './20261122154434-api-keys.ts';
import { ErasedPeople } from './20261122154524-erased-people.ts';
import { Accounts } from './20261122154740-accounts.ts';
import { Webhooks } from './20261122154839-webhooks.ts';
import { JobsByTime } from './20261122165615-jobs-by-time.ts';

/** Every migration, oldest first. A name, once released, never changes: it is what the database remembers. */
export const migrations: MigrationObject[] = [
  { name: '20261121000000-initial', class: Initial },
  { name: '20261121100000-schema-info', class: SchemaInfo },
  { name: '20261121120000-search-texts', class: SearchTexts },
  { name: '20261121130000-row-counts', class: RowCounts },
  { name: '20261121130100-list-indexes', class: ListIndexes },
  { name: '20261122001038-operator-actions', class: OperatorActions },
  { name: '20261122001844-session-use', class: SessionUse },
  { name: '20261122001900-emails-whatever-their-case', class: EmailsWhateverTheirCase },
  { name: '20261122023344-rows-of-students', class: RowsOfStudents },
  { name: '20261122030132-students-of-courses', class: StudentsOfCourses },
  { name: '20261122100000-enrollments-of-students-by-status', class: EnrollmentsOfStudentsByStatus },
  { name: '20261122113644-active-students-of-courses', class: ActiveStudentsOfCourses },
  { name: '20261122123939-fees-by-amount', class: FeesByAmount },
  { name: '20261122151831-outbox-and-jobs', class: OutboxAndJobs },
  { name: '20261122153853-refusing-addresses', class: RefusingAddresses },
  { name: '20261122154256-job-schedules', class: JobSchedules },
  { name: '20261122154434-api-keys', class: ApiKeys },
  { name: '20261122154524-erased-people', class: ErasedPeople },
  { name: '20261122154740-accounts', class: Accounts },
  { name: '20261122154839-webhooks', class: Webhooks },
  { name: '20261122165615-jobs-by-time', class: JobsByTime },
];
