import type { Route } from '../route.ts';

/**
 * The route of an import. A list that was exported can be imported again. The file (text/csv in UTF-8, at most 5 MB and
 * 5,000 rows) has the form that `GET` returns, with changes and further rows. If any row has an error, nothing is
 * imported. Errors of a row are in `errors["rows.3.first_name"]`. Rows are numbered from 1 below the header line, and
 * blank lines count. Errors of the whole file are in `errors.csv`. If a record has changed since its row was exported,
 * the status is 409. With `?dry_run=true`, nothing is stored.
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
