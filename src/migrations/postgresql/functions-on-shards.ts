import { attendanceSumFunctions } from './initial/attendance-sums.ts';
import { expectedStudentFunctions } from './initial/expected-students.ts';
import { onShards, shardNames } from './initial/function-text.ts';
import { rowCountFunctions } from './initial/row-counts.ts';
import { searchTextFunctions } from './initial/search-texts.ts';
import { studentCountFunctions } from './initial/student-counts.ts';

/**
 * The statements that replace database functions in a distributed database. All functions that use tables must be in
 * this list, including the functions of triggers. Their texts in migrations use whole tables and not shards.
 */
export const functionsOnShards: readonly string[] = [
  ...shardNames,
  ...[
    ...rowCountFunctions(onShards),
    ...searchTextFunctions(onShards),
    ...studentCountFunctions(onShards),
    ...attendanceSumFunctions(onShards),
    ...expectedStudentFunctions(onShards),
  ].map((statement) => statement.replace(/^create function/, 'create or replace function')),
];
