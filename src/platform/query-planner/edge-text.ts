import type { Page } from '../loaders/page.ts';
import { objectText, orNull, type Pieces, valueText } from './json-sql.ts';
import { cursorText } from './page-text.ts';
import type { EdgeField, RowField } from './plan.ts';
import type { RowSource } from './row-source.ts';
import type { StatementWriter } from './statement-writer.ts';

/** The page that contains an edge, and how the edge is written. */
interface EdgePlace {
  readonly source: RowSource;
  readonly page: Page;
  /** True if the members of the row are written into the edge itself, without a `node` object. */
  readonly isFlat: boolean;
}

/** Writes an edge as an object. */
export const edgeText = (writer: StatementWriter, edge: readonly EdgeField[], place: EdgePlace): Pieces =>
  place.isFlat
    ? objectText(flattened(edge), (member) =>
        'inRow' in member ? writer.fieldText(member.inRow, place.source) : edgeMember(writer, member, place),
      )
    : objectText(edge, (member) => edgeMember(writer, member, place));

function edgeMember(writer: StatementWriter, field: EdgeField, { source, page }: EdgePlace): Pieces {
  switch (field.kind) {
    case 'constant':
      return [field.value];
    case 'cursor':
      return cursorText(source, page, writer.style);
    case 'node':
      return writer.objectOf(field.row, source);
    case 'link':
      return orNull(valueText(source.value(`$${field.name}`, field.value), field.shape, false, writer.style));
  }
}

/** Returns the members of an edge, with the members of the row instead of the `node` object. */
function flattened(edge: readonly EdgeField[]) {
  const members = new Map<string, EdgeField | { key: string; inRow: RowField }>();
  for (const field of edge) {
    if (field.kind !== 'node') continue;
    for (const inRow of field.row.fields) members.set(inRow.key, { key: inRow.key, inRow });
  }
  for (const field of edge) if (field.kind !== 'node') members.set(field.key, field);
  return [...members.values()];
}
