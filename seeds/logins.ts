import { itemAt } from '../src/platform/errors/require-value.ts';
import type { AcademyRow } from './factories/academies.ts';
import { makeUser, type UserRow } from './factories/users.ts';
import { makerOf, type Profile } from './maker.ts';
import type { People } from './people.ts';

/** The options of an academy's logins. */
export interface LoginOptions {
  /** The bcrypt hash of the password, which all users share. */
  passwordHash: string;
  /** A user who is a parent both in this academy and in another one. */
  sharedParent?: UserRow;
}

interface Person {
  firstName: string;
  lastName: string;
  email: string | null;
  createdAt: string;
  userId: string | null;
}

/**
 * Creates a login for one person of each role. Writes the users into the rows of these people, and returns the users
 * with the admin first. The parent is from the first household. The student is a child of the second household, if
 * there is one. The shared parent replaces a parent of the third household.
 */
export function giveLogins(
  profile: Profile,
  academy: AcademyRow,
  { office, head, support, teachers, households }: People,
  { passwordHash, sharedParent }: LoginOptions,
): [admin: UserRow, ...others: UserRow[]] {
  const maker = makerOf(profile, 'logins');
  const { random, theme, slug } = maker;
  const newUser = (createdAt: string, name: string, login: string): UserRow =>
    makeUser(maker, createdAt, passwordHash, { name, email: `${login}@${slug}.test` });
  const signIn = (person: Person, login: string): UserRow => {
    const { createdAt, firstName, lastName } = person;
    const user = newUser(createdAt, `${firstName} ${lastName}`, login);
    Object.assign(person, { email: user.email, userId: user.id });
    return user;
  };
  const first = itemAt(households, 0);
  const [, second = first, third] = households;
  if (sharedParent && third) takePlace(itemAt(third.parents, 0), sharedParent);
  return [
    newUser(academy.createdAt, `${random.pick(theme.girls)} ${random.pick(theme.surnames)}`, 'admin'),
    signIn(office, 'office'),
    signIn(head, 'head'),
    signIn(itemAt(teachers, 0), 'teacher'),
    signIn(support, 'support'),
    signIn(itemAt(first.parents, 0), 'parent'),
    signIn(itemAt(second.children, 0), 'student'),
  ];
}

function takePlace(person: Person, { id, name, email }: UserRow): void {
  const [firstName, lastName] = name.split(' ');
  Object.assign(person, { firstName, lastName, email, userId: id });
}
