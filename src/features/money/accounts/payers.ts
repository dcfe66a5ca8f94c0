import type { SqlEntityManager } from '@mikro-orm/sql';
import { ParentStudent } from '../../people/parents/parent-student.entity.ts';

/** The student, the parent, or both, that a fee is billed to. */
export interface Billed {
  readonly studentId: string | null;
  readonly parentId: string | null;
}

/** The payer: either a parent or a student. */
export type Payer = { readonly parentId: string } | { readonly studentId: string };

/** Returns the payer as a text that serves as a key. */
export const keyOf = (payer: Payer): string => ('parentId' in payer ? `p ${payer.parentId}` : `s ${payer.studentId}`);

/**
 * Returns the payer of each billed item. The billed parent pays. Without one, the student's parent who receives bills
 * pays: the primary parent first, then the parent with the oldest link. Otherwise the student pays.
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
