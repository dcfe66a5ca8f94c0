import type { Route } from '../route.ts';

/**
 * What is exported can be imported: each route takes a CSV file (text/csv in UTF-8, 5 MB and 5,000 rows at most) as `GET` of
 * the list answers it, changed and with further rows. All or nothing: `errors["rows.3.first_name"]`, counted from 1 below
 * the header line, blank lines included, or `errors.csv` for the file. A row that somebody else has changed since it was
 * exported is 409. `?dry_run=true` only tries.
 */
const importOf = (path: string, operation: string): Route => ({
  method: 'post',
  path: `${path}/import`,
  operation,
  answer: 'one',
  body: 'csv',
});

export const importRoutes: readonly Route[] = [
  importOf('/students', 'importStudents'),
  importOf('/parents', 'importParents'),
  importOf('/staff', 'importStaff'),
  importOf('/enrollments', 'importEnrollments'),
  importOf('/fees', 'importFees'),
];
