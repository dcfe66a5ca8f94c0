import { StudentStatus } from '../src/features/people/students/student.enums.ts';
import { itemAt } from '../src/platform/errors/require-value.ts';
import type { TenantRows } from './academy-rows.ts';
import { makeAccount } from './factories/accounts.ts';
import { makeFamilies } from './factories/families.ts';
import { makeParentStudents, makeParents } from './factories/parents.ts';
import { makeStudent } from './factories/students.ts';
import type { Maker } from './maker.ts';

/**
 * The number of students who have left. `JOINED` is the minimum and the maximum number of days since such a student
 * joined.
 */
const FORMER = 14;
const JOINED: [least: number, most: number] = [400, 700];

/** The people who have left, with their accounts. */
export type Former = Pick<TenantRows, 'students' | 'parents' | 'parentStudents' | 'accounts'>;

/** Creates households whose children have left the academy. */
export function makeFormer(from: (what: string) => Maker): Former {
  const [ofStudents, ofParents, ofLinks, ofAccounts] = [
    from('students'),
    from('parents'),
    from('links'),
    from('accounts'),
  ];
  const households = makeFamilies(from('families'), FORMER).map((family, index) => {
    const students = Array.from({ length: family.children }, () => ({
      ...makeStudent(ofStudents, family, 0, JOINED),
      status: StudentStatus.INACTIVE,
    }));
    // numbers above 1,000, because the e-mail addresses of present parents have lower numbers
    const parents = makeParents(ofParents, family, students, 1_000 + index);
    return { students, parents, parentStudents: makeParentStudents(ofLinks, parents, students) };
  });
  return {
    students: households.flatMap(({ students }) => students),
    parents: households.flatMap(({ parents }) => parents),
    parentStudents: households.flatMap(({ parentStudents }) => parentStudents),
    accounts: households.map(({ parents }) => makeAccount(ofAccounts, itemAt(parents, 0))),
  };
}
