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
  /** The name of a row: "Student not found." */
  readonly name: string;
  /** Returns whether an existing person is active, or may return: they are not erased. */
  isActive(row: Row): boolean;
  /** The refusal in that case. */
  readonly activeText: string;
  /** The replacements of values that may be neither null nor empty, nor the common name of erased people. */
  readonly instead: Partial<Row>;
}

/** Blanks the personal data in a person's row. */
export function blankPerson<Row extends PersonRow>(row: Row, { entity, instead }: Erasable<Row>): void {
  for (const [name, column] of blankColumns(entity))
    row[name as keyof Row] = blankOf(column, row[name as keyof Row]) as never;
  Object.assign(row, instead, { user: null });
}

/** Returns the properties that stay, in the row and in the audit log. All that do not declare it are blanked. */
export const keptOf = (entity: object): string[] => [
  ...[...declaredColumns(entity)]
    .filter(([, { personal }]) => personal === undefined || personal === 'keep')
    .map(([name]) => name),
  'deletedAt',
];

/** Refuses to change an erased person: erasure is final. Their row is locked. */
export function assertNotErased({ erasedAt }: Pick<PersonRow, 'erasedAt'>, name: string): void {
  if (erasedAt !== null) throw invalidField('id', `The ${name} has been erased.`);
}
