import type { VersionedTenantRecord } from '../database/tenant-record.ts';
import { invalidField } from '../errors/app-error.ts';
import { declaredColumns } from '../fields/declared-columns.ts';
import { blankColumns, blankOf } from './blank-values.ts';

/** The columns of a person's row that erasure uses. */
export interface PersonRow extends VersionedTenantRecord {
  deletedAt: string | null;
  erasedAt: string | null;
  user: { readonly id: string } | null;
}

/** The erasure rules for a kind of people. */
export interface Erasable<Row extends PersonRow> {
  readonly entity: new () => Row;
  /** The name of a row in messages: "Student not found." */
  readonly name: string;
  /** Returns true if an existing person is active, or may return. Such a person is not erased. */
  isActive(row: Row): boolean;
  /** The error message if an active person is to be erased. */
  readonly activeText: string;
  /** The replacements for values that must not get the default replacement, see {@link blankOf}. */
  readonly instead: Partial<Row>;
}

/** Blanks the personal data in a person's row. */
export function blankPerson<Row extends PersonRow>(row: Row, { entity, instead }: Erasable<Row>): void {
  for (const [name, column] of blankColumns(entity))
    row[name as keyof Row] = blankOf(column, row[name as keyof Row]) as never;
  Object.assign(row, instead, { user: null });
}

/**
 * Returns the names of the properties whose values stay when a person is erased, in the row and in the audit log. These
 * are `deletedAt`, and the declared columns whose `personal` is absent or `keep`. Properties that are no declared
 * columns are blanked.
 */
export const keptOf = (entity: object): string[] => [
  ...[...declaredColumns(entity)]
    .filter(([, { personal }]) => personal === undefined || personal === 'keep')
    .map(([name]) => name),
  'deletedAt',
];

/** Throws if the person was erased, because an erased person cannot be changed. The person's row must be locked. */
export function assertNotErased({ erasedAt }: Pick<PersonRow, 'erasedAt'>, name: string): void {
  if (erasedAt !== null) throw invalidField('id', `The ${name} has been erased.`);
}
