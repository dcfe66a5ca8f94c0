import type { SqlEntityManager } from '@mikro-orm/sql';
import { ParentStudent } from '../../people/parents/parent-student.entity.ts';

/** Whom a fee is billed to. */
export interface Billed {
  readonly studentId: string | null;
  readonly parentId: string | null;
}

/** The payer: exactly one of them. */
export type Payer = { readonly parentId: string } | { readonly studentId: string };

/** The payer as one text. */
export const keyOf = (payer: Payer): string => ('parentId' in payer ? `p ${payer.parentId}` : `s ${payer.studentId}`);

/**
 * Returns the payer of each: the billed parent; otherwise the student's parent who receives bills, the primary one
 * first, then by the oldest link; otherwise the student.
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
