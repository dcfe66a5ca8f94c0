import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { invalidField } from '../errors/app-error.ts';
import { declaredColumns } from '../fields/declared-columns.ts';
import { blankColumns, blankOf } from './blank-values.ts';

/** A person's row, as far as erasing it goes. */
export interface PersonRow extends VersionedTenantRecord {
  deletedAt: string | null;
  erasedAt: string | null;
  user: { readonly id: string } | null;
}

/** How the rows of a kind of people are erased. */
export interface Erasable<Row extends PersonRow> {
  readonly entity: new () => Row;
  /** What a row is called: "Student not found." */
  readonly name: string;
  /** Whether somebody who is not deleted is active still, or may come back: they are not erased. */
  isActive(row: Row): boolean;
  /** What is told then. */
  readonly activeText: string;
  /** What takes the place of values that are blank by something else than null, nothing, or a name of nobody. */
  readonly instead: Partial<Row>;
}

/** Blanks all that tells who somebody is, in their row. */
export function blankPerson<Row extends PersonRow>(row: Row, { entity, instead }: Erasable<Row>): void {
  for (const [name, column] of blankColumns(entity))
    row[name as keyof Row] = blankOf(column, row[name as keyof Row]) as never;
  Object.assign(row, instead, { user: null });
}

/** The properties that stay, in the row as in the audit trail. What is not declared to is blank. */
export const keptOf = (entity: object): string[] => [
  ...[...declaredColumns(entity)]
    .filter(([, { personal }]) => personal === undefined || personal === 'keep')
    .map(([name]) => name),
  'deletedAt',
];

/** Refuses to change somebody who has been erased: nothing brings them back. Their row is locked. */
export function assertNotErased({ erasedAt }: Pick<PersonRow, 'erasedAt'>, name: string): void {
  if (erasedAt !== null) throw invalidField('id', `The ${name} has been erased.`);
}
