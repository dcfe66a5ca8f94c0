import type { SqlEntityManager } from '@mikro-orm/sql';
import { objectOf } from '../../../platform/csv/cells.ts';
import { chunksOf } from '../../../platform/csv/chunks.ts';
import { type ImportRow, NO_ID } from '../../../platform/csv/import-row.ts';
import type { NextRow } from '../../../platform/csv/importer.ts';
import { assignGiven } from '../../../platform/database/records.ts';
import { nextTurn } from '../../../platform/database/turns.ts';
import { invalidField } from '../../../platform/errors/app-error.ts';
import { compareTexts } from '../../../platform/text/compare-texts.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { findStudents, type NamedStudents } from '../students/named-students.ts';
import { Student } from '../students/student.entity.ts';
import { type NamedChild, namedIn, saidByColumns } from './named-children.ts';
import type { Parent } from './parent.entity.ts';
import { Relationship } from './parent.enums.ts';
import { StudentLinkInput } from './parent-link.inputs.ts';
import { exchangeLinks, NO_FLAGS } from './parent-links.ts';
import { ParentStudent } from './parent-student.entity.ts';
import { studentsWithPayer } from './payers.sql.ts';

/** The maximum number of children per parent. */
const MAX_CHILDREN = 100;

/** The maximum number of children in a file, of all parents together. It is three times the maximum number of rows. */
const MAX_LINKS = 15_000;

/** The children of the parents in a file, from the column `students`. */
export class ImportedChildren {
  readonly #em: SqlEntityManager;
  readonly #students: NamedStudents;
  readonly #named: ReadonlyMap<ImportRow, readonly NamedChild[]>;
  #links = new Map<string, ParentStudent[]>();
  #living = new Set<string>();
  /** The ids of the students whose bills a parent receives, according to the file or the database. */
  readonly #paid = new Set<string>();
  /** The ids of the students whose payers were looked up in the database. */
  readonly #lookedUp = new Set<string>();

  private constructor(
    em: SqlEntityManager,
    students: NamedStudents,
    named: ReadonlyMap<ImportRow, readonly NamedChild[]>,
  ) {
    this.#em = em;
    this.#students = students;
    this.#named = named;
  }

  /**
   * Records the students for whom a parent in the file receives the bills. Runs before any row is written, so that the
   * order of the rows has no effect.
   */
  async #notePayers(): Promise<void> {
    for (const [row, children] of this.#named) {
      await nextTurn();
      const columns = saidByColumns(row);
      for (const { name, said, link } of children) {
        const { receives_billing: pays } = { ...columns, ...said, ...link };
        const student = pays === true ? this.#studentOf(name) : undefined;
        if (student) this.#paid.add(student.id);
      }
    }
  }

  /** Finds the students whom the rows name as children. */
  static async find(em: SqlEntityManager, rows: readonly ImportRow[]): Promise<ImportedChildren> {
    const named = new Map<ImportRow, NamedChild[]>();
    let count = 0;
    for (const row of rows) {
      await nextTurn();
      const cell = row.references.get('students');
      if (cell === undefined) continue;
      const children = namedIn(cell, MAX_CHILDREN + 1);
      count += children?.length ?? 0;
      if (count > MAX_LINKS) throw invalidField('students', tooMany('students'));
      // skips the lookup for a list that is too long
      if (children && children.length > MAX_CHILDREN) {
        row.refuse('students', (path) => messages.atMostItems(path, MAX_CHILDREN));
      } else if (children) named.set(row, children);
      else row.refuse('students', (path) => messages.type(path, 'a JSON array'));
    }
    const names = [...named.values()].flat().flatMap(({ name }) => (typeof name === 'string' ? [name] : []));
    const found = new ImportedChildren(em, await findStudents(em, names), named);
    await found.#notePayers();
    return found;
  }

  /** Returns the number of children in a row. */
  countOf(row: ImportRow): number {
    return this.#named.get(row)?.length ?? 0;
  }

  /** Loads the existing links of the next parents to their children, and the students whom the next rows name. */
  async load(next: readonly NextRow<Parent>[]): Promise<void> {
    const parents = next.flatMap(({ record }) => record ?? []);
    const links = parents.length > 0 ? await this.#em.find(ParentStudent, { parent: { $in: parents } }) : [];
    this.#links = Map.groupBy(links, ({ parent }) => parent.id);
    const ids = links.map(({ student }) => student.id);
    const living = ids.length > 0 ? await this.#em.find(Student, { id: { $in: ids } }, { fields: ['id'] }) : [];
    this.#living = new Set(living.map(({ id }) => id));
    await this.#findPayers(next.flatMap(({ row }) => this.#named.get(row) ?? []));
    for (const { row, record } of next) {
      await nextTurn();
      const children = this.#named.get(row);
      if (children) row.values.set('students', this.#linksOf(row, children, record));
    }
  }

  /** Returns the children of a parent as an export contains them. Deleted children are omitted. */
  of(parent: Parent): StudentLinkInput[] {
    const links = this.#links.get(parent.id) ?? [];
    return links
      .filter(({ student }) => this.#living.has(student.id))
      .map(told)
      .sort(byStudent);
  }

  /** Replaces all links of a parent to children. */
  replace(parent: Parent, links: readonly StudentLinkInput[]): void {
    exchangeLinks(this.#em, parent, this.#links.get(parent.id) ?? [], links);
  }

  /**
   * Returns the links to the children in a row. If the parent is already linked to a child, values that the row omits
   * stay unchanged.
   */
  #linksOf(row: ImportRow, children: readonly NamedChild[], parent: Parent | null): StudentLinkInput[] {
    const known = new Map((parent ? (this.#links.get(parent.id) ?? []) : []).map((link) => [link.student.id, link]));
    const columns = saidByColumns(row);
    const seen = new Set<string>();
    const links = children.map(({ name, link, said }, index) => {
      const path = `${row.path}students.${index}`;
      const student = this.#studentOf(name);
      if (!student || (student.erasedAt !== null && !known.has(student.id)))
        row.errors[`${path}.studentId`] = [messages.selected(`${path}.studentId`)];
      else if (seen.has(student.id)) row.errors[`${path}.studentId`] = [messages.distinct(`${path}.studentId`)];
      const id = student?.id ?? NO_ID;
      seen.add(id);
      const present = link ? undefined : known.get(id);
      const given = readLink({ ...columns, ...said, ...link, student_id: id }, path, link ? row.errors : {});
      const child = Object.assign(new StudentLinkInput(), NO_FLAGS, present && told(present));
      child.receivesBilling = known.get(id)?.receivesBilling ?? !this.#paid.has(id);
      // a file that was exported before this setting existed does not change the setting
      child.getsNotices = known.get(id)?.getsNotices ?? true;
      assignGiven(child, given as StudentLinkInput);
      if (!link) child.relationship ??= Relationship.GUARDIAN;
      if (child.receivesBilling) this.#paid.add(id);
      return child;
    });
    return links.sort(byStudent);
  }

  /**
   * Records those of the given children for whom the database already has a parent who receives the bills. Looks up each
   * student only once per file: otherwise, the work would grow with the square of the number of rows that name the
   * student.
   */
  async #findPayers(children: readonly NamedChild[]): Promise<void> {
    const ids = new Set(children.flatMap(({ name }) => this.#studentOf(name)?.id ?? []));
    const fresh = [...ids].filter((id) => !this.#paid.has(id) && !this.#lookedUp.has(id));
    for (const some of chunksOf(fresh)) {
      for (const id of await studentsWithPayer(this.#em, some)) this.#paid.add(id);
      for (const id of some) this.#lookedUp.add(id);
      await nextTurn();
    }
  }

  #studentOf(name: unknown): Student | undefined {
    const { byExternalId, byNumber, byId } = this.#students;
    const text = String(name);
    return byExternalId.get(text) ?? byNumber.get(text) ?? byId.get(text.toLowerCase());
  }
}

const tooMany = (path: string): string => `${messages.atMostItems(path, MAX_LINKS).slice(0, -1)} in a file.`;

const readLink = objectOf(StudentLinkInput);

const told = ({
  student,
  relationship,
  isPrimary,
  canPickup,
  receivesBilling,
  getsNotices,
}: ParentStudent): StudentLinkInput => ({
  studentId: student.id,
  relationship,
  isPrimary,
  canPickup,
  receivesBilling,
  getsNotices,
});

const byStudent = (one: StudentLinkInput, other: StudentLinkInput): number =>
  compareTexts(one.studentId, other.studentId);
