import type { Route } from '../route.ts';

/**
 * `POST /students/import` takes a CSV file (text/csv in UTF-8, 5 MB and 5,000 rows at most) whose header line has the
 * names of fields, `emergency_contact_name`, `_phone` and `_relationship`. Rows with the external_id of a student change
 * that student, all others are new; empty cells say nothing. All or nothing: `errors["rows.3.first_name"]`, counted from
 * 1 below the header line, blank lines included, or `errors.csv` for the file. `?dry_run=true` only tries.
 */
export const studentRoutes: readonly Route[] = [
  { method: 'post', path: '/students/import', operation: 'importStudents', answer: 'one', body: 'csv' },
];
