import type { SqlEntityManager } from '@mikro-orm/sql';
import { ParentStudent } from '../../people/parents/parent-student.entity.ts';

/** The student or the parent to whom a fee is billed, or both. */
export interface Billed {
  readonly studentId: string | null;
  readonly parentId: string | null;
}

/** The payer: either a parent or a student. */
export type Payer = { readonly parentId: string } | { readonly studentId: string };

/** Returns a text that identifies the payer, for use as a key. */
export const keyOf = (payer: Payer): string => ('parentId' in payer ? `p ${payer.parentId}` : `s ${payer.studentId}`);

/**
 * Returns the payer for each element of `billed`. If a parent is billed, that parent pays. Otherwise, a parent who
 * receives the student's bills pays: the primary parent or, if there is none, the parent with the oldest link to the
 * student. If no parent receives the student's bills, the student pays.
 */
export async function payersOf(em: SqlEntityManager, billed: readonly Billed[]): Promise<Payer[]> {
  const studentIds = [...new Set(billed.flatMap(({ studentId, parentId }) => (!parentId && studentId) || []))];
  const links =
    studentIds.length > 0
      ? await em.find(
          ParentStudent,
          { student: { id: { $in: studentIds } }, receivesBilling: true, parent: { deletedAt: null } },
          { orderBy: [{ isPrimary: 'desc' }, { createdAt: 'asc' }, { id: 'asc' }] },
        )
      : [];
  const parentOf = new Map(links.toReversed().map(({ parent, student }) => [student.id, parent.id]));
  return billed.map(({ studentId, parentId }) => {
    const payer = parentId ?? parentOf.get(studentId ?? '');
    if (payer) return { parentId: payer };
    if (!studentId) throw new Error('A fee is billed to nobody.');
    return { studentId };
  });
}
