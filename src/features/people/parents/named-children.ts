import { readerOf } from '../../../platform/csv/cells.ts';
import type { ImportRow } from '../../../platform/csv/import-row.ts';
import { declaredFields } from '../../../platform/fields/declared-fields.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { Relationship } from './parent.enums.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';

/** The values of a link between a parent and a child in a CSV file, under their REST names. */
export interface SaidOfLink {
  readonly relationship?: unknown;
  readonly is_primary?: unknown;
  readonly receives_billing?: unknown;
}

/** A child in the cell `students`. `name` is an id, an external id or a student number. */
export interface NamedChild {
  readonly name: unknown;
  /**
   * The link as an export contains it, in JSON. Null if the cell contains the child in the short form, such as
   * `STU-1:mother:pays`.
   */
  readonly link: Record<string, unknown> | null;
  /** In the short form, the values after the name: `mother` and `pays` in `STU-1:mother:pays`. */
  readonly said: SaidOfLink;
}

/**
 * Parses the children in the cell `students`. The cell contains JSON, as in an export, or a list separated by
 * semicolons in the short form: `STU-1:mother:pays; STU-2`. Reads at most `most` children of the short form. Returns
 * null if the cell contains invalid JSON.
 */
export function namedIn(cell: string, most: number): NamedChild[] | null {
  if (!cell.startsWith('[')) return cell.split(';', most).map(inWords);
  try {
    const links: Record<string, unknown>[] = JSON.parse(cell);
    return links.map((link) => ({
      name: link.student_id ?? link.external_id ?? link.student_number,
      link,
      said: {},
    }));
  } catch {
    return null;
  }
}

const PAYS = 'pays';
const RELATIONSHIPS = new Set<string>(Object.values(Relationship));

/**
 * Parses one child in the short form. Only `pays` and the known relationships are removed from the end, because an
 * external id may contain colons.
 */
function inWords(text: string): NamedChild {
  const parts = text.split(':').map((part) => part.trim());
  const pays = parts.length > 1 && parts.at(-1)?.toLowerCase() === PAYS;
  if (pays) parts.pop();
  const relationship = parts.at(-1)?.toLowerCase() ?? '';
  const isRelated = parts.length > 1 && RELATIONSHIPS.has(relationship);
  if (isRelated) parts.pop();
  const said = { ...(isRelated && { relationship }), ...(pays && { receives_billing: true }) };
  return { name: parts.join(':'), link: null, said };
}

const FLAGS = declaredFields(StudentLinkInput).filter(({ name }) => name === 'isPrimary' || name === 'receivesBilling');
const READ_FLAG = new Map(FLAGS.map((declared) => [declared.name, readerOf(declared)]));

/** Returns the values of links from the columns of a row. The values apply to every child in the row. */
export function saidByColumns(row: ImportRow): SaidOfLink {
  const flag = (name: string): unknown => {
    const cell = row.references.get(name);
    return cell === undefined ? undefined : READ_FLAG.get(name)?.(cell, row.path + name, row.errors);
  };
  return {
    relationship: relationshipOf(row),
    is_primary: flag('isPrimary'),
    receives_billing: flag('receivesBilling'),
  };
}

function relationshipOf(row: ImportRow): Relationship | undefined {
  const cell = row.references.get('relationship');
  const relationship = Object.values(Relationship).find((each) => each === cell);
  if (cell === undefined || relationship !== undefined) return relationship;
  row.refuse('relationship', messages.selected);
  return undefined;
}
