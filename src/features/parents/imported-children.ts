import type { SqlEntityManager } from '@mikro-orm/sql';
import { objectOf } from '../../platform/csv/cells.ts';
import type { NextRow } from '../../platform/csv/import-file.ts';
import { type ImportRow, NO_ID } from '../../platform/csv/import-row.ts';
import { assignGiven } from '../../platform/database/records.ts';
import { messages } from '../../platform/validation/messages.ts';
import { findStudents, type NamedStudents } from '../students/named-students.ts';
import { Student } from '../students/student.entity.ts';
import type { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';
import { exchangeLinks, NO_FLAGS } from './parent-links.ts';
import { ParentStudent } from './parent-student.entity.ts';

/** Children of one parent. */
const MAX_CHILDREN = 100;

/** A child as a cell names it: by id, external id or student number, with what an export says of the link. */
interface NamedChild {
  readonly name: unknown;
  /** Null where it is named alone. */
  readonly link: Record<string, unknown> | null;
}

/** The children of the parents in a file, in the column `students`. */
export class ImportedChildren {
  readonly #em: SqlEntityManager;
  readonly #students: NamedStudents;
  readonly #named: ReadonlyMap<ImportRow, readonly NamedChild[]>;
  #links = new Map<string, ParentStudent[]>();
  #living = new Set<string>();

  private constructor(
    em: SqlEntityManager,
    students: NamedStudents,
    named: ReadonlyMap<ImportRow, readonly NamedChild[]>,
  ) {
    this.#em = em;
    this.#students = students;
    this.#named = named;
  }

  /** Finds the students whom rows name. */
  static async find(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportedChildren> {
    const named = new Map<ImportRow, NamedChild[]>();
    for (const row of rows) {
      const cell = row.references.get('students');
      if (cell === undefined) continue;
      const children = namedIn(cell);
      // nobody is looked for whom the rules would refuse
      if (children && children.length > MAX_CHILDREN) {
        row.refuse('students', (path) => messages.atMostItems(path, MAX_CHILDREN));
      } else if (children) named.set(row, children);
      else row.refuse('students', (path) => messages.type(path, 'a JSON array'));
    }
    const names = [...named.values()].flat().flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
    return new ImportedChildren(em, await findStudents(em, names), named);
  }

  /** Reads the children whom the next parents have, and those whom their rows name. */
  async load(next: readonly NextRow<Parent>[]): Promise<void> {
    const parents = next.flatMap(({ record }) => record ?? []);
    const links = parents.length > 0 ? await this.#em.find(ParentStudent, { parent: { $in: parents } }) : [];
    this.#links = Map.groupBy(links, ({ parent }) => parent.id);
    const ids = links.map(({ student }) => student.id);
    const living = ids.length > 0 ? await this.#em.find(Student, { id: { $in: ids } }, { fields: ['id'] }) : [];
    this.#living = new Set(living.map(({ id }) => id));
    for (const { row, record } of next) {
      const children = this.#named.get(row);
      if (children) row.values.set('students', this.#linksOf(row, children, record));
    }
  }

  /** The children of a parent as an export has them, those who were deleted left out. */
  of(parent: Parent): StudentLinkInput[] {
    const links = this.#links.get(parent.id) ?? [];
    return links
      .filter(({ student }) => this.#living.has(student.id))
      .map(told)
      .sort(byStudent);
  }

  /** Makes these the children of a parent, and no others. */
  replace(parent: Parent, links: readonly StudentLinkInput[]): void {
    exchangeLinks(this.#em, parent, this.#links.get(parent.id) ?? [], links);
  }

  /** What a row says of the children. What it does not say of one whom the parent has, stays as it is. */
  #linksOf(row: ImportRow, children: readonly NamedChild[], parent: Parent | null): StudentLinkInput[] {
    const known = new Map((parent ? (this.#links.get(parent.id) ?? []) : []).map((link) => [link.student.id, link]));
    const relationship = relationshipOf(row);
    const seen = new Set<string>();
    const links = children.map(({ name, link }, index) => {
      const path = `${row.path}students.${index}`;
      const student = this.#studentOf(name);
      if (!student || (student.erasedAt !== null && !known.has(student.id)))
        row.errors[`${path}.studentId`] = [messages.selected(`${path}.studentId`)];
      else if (seen.has(student.id)) row.errors[`${path}.studentId`] = [messages.distinct(`${path}.studentId`)];
      const id = student?.id ?? NO_ID;
      seen.add(id);
      const present = link ? undefined : known.get(id);
      const given = readLink({ relationship, ...link, student_id: id }, path, link ? row.errors : {});
      const child = Object.assign(new StudentLinkInput(), NO_FLAGS, present && told(present));
      assignGiven(child, given as StudentLinkInput);
      if (!link && !child.relationship) row.refuse('relationship', messages.required);
      return child;
    });
    return links.sort(byStudent);
  }

  #studentOf(name: unknown): Student | undefined {
    const { byExternalId, byNumber, byId } = this.#students;
    const text = String(name);
    return byExternalId.get(text) ?? byNumber.get(text) ?? byId.get(text.toLowerCase());
  }
}

const readLink = objectOf(StudentLinkInput);

/** What the parent is to the children who are named without it. */
function relationshipOf(row: ImportRow): Relationship | undefined {
  const cell = row.references.get('relationship') as Relationship | undefined;
  if (cell === undefined || Object.values(Relationship).includes(cell)) return cell;
  row.refuse('relationship', messages.selected);
  return undefined;
}

/** The children that a cell names: JSON as it is exported, or their names with semicolons between them. */
function namedIn(cell: string): NamedChild[] | null {
  if (!cell.startsWith('[')) return cell.split(';').map((name) => ({ name: name.trim(), link: null }));
  try {
    const links = JSON.parse(cell) as Record<string, unknown>[];
    return links.map((link) => ({ name: link.student_id ?? link.external_id ?? link.student_number, link }));
  } catch {
    return null;
  }
}

const told = ({ student, relationship, isPrimary, canPickup, receivesBilling }: ParentStudent): StudentLinkInput => ({
  studentId: student.id,
  relationship,
  isPrimary,
  canPickup,
  receivesBilling,
});

const byStudent = (one: StudentLinkInput, other: StudentLinkInput): number =>
  one.studentId < other.studentId ? -1 : one.studentId > other.studentId ? 1 : 0;
