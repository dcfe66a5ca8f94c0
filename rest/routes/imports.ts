import type { Route } from '../route.ts';

/**
 * An exported list can be imported again. Each route accepts a CSV file (text/csv in UTF-8, at most 5 MB and 5,000 rows)
 * in the form that `GET` returns, with changes and further rows. An import is all or nothing. Errors are in
 * `errors["rows.3.first_name"]`, counted from 1 below the header line, including blank lines, or in `errors.csv` for the
 * whole file. A row that has changed since its export results in 409. `?dry_run=true` only tries the import.
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
