import type { UserRow } from './factories/users.ts';
import { makeUser } from './factories/users.ts';
import type { Maker } from './maker.ts';
import type { Household, People } from './people.ts';

/** What the logins of an academy are made with. */
export interface LoginOptions {
  /** The bcrypt hash of everybody's password. */
  passwordHash: string;
  /** A user who is a parent here and elsewhere. */
  sharedParent: UserRow;
}

interface Person {
  firstName: string;
  lastName: string;
  createdAt: string;
}

/**
 * Lets one person of every role sign in: the people with their users, and the new users. The parent is that of the
 * first household, the student a child of the second, and the shared parent takes the place of a parent of the third.
 */
export function giveLogins(
  maker: Maker,
  people: People,
  { passwordHash, sharedParent }: LoginOptions,
): { people: People; users: UserRow[] } {
  const users: UserRow[] = [];
  const signIn = <Row extends Person>(row: Row, localPart: string): Row & { email: string; userId: string } => {
    const email = `${localPart}@${maker.slug}.test`;
    const name = `${row.firstName} ${row.lastName}`;
    const user = makeUser(maker.random, row.createdAt, passwordHash, { name, email });
    users.push(user);
    return { ...row, email, userId: user.id };
  };
  const { office, head, support, teachers, households } = people;
  const [first, second, third, ...others] = households as [Household, Household, Household, ...Household[]];
  const [firstName, lastName] = sharedParent.name.split(' ') as [string, string];
  const shared = { firstName, lastName, email: sharedParent.email, userId: sharedParent.id };
  return {
    people: {
      ...people,
      office: signIn(office, 'office'),
      head: signIn(head, 'head'),
      teachers: replaceFirst(teachers, (teacher) => signIn(teacher, 'teacher')),
      support: signIn(support, 'support'),
      households: [
        { ...first, parents: replaceFirst(first.parents, (parent) => signIn(parent, 'parent')) },
        { ...second, children: replaceFirst(second.children, (student) => signIn(student, 'student')) },
        { ...third, parents: replaceFirst(third.parents, (parent) => ({ ...parent, ...shared })) },
        ...others,
      ],
    },
    users,
  };
}

const replaceFirst = <T>([first, ...rest]: T[], replace: (first: T) => T): T[] => [replace(first as T), ...rest];
