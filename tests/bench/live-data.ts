import { randomUUID } from 'node:crypto';
import bcrypt from 'bcrypt';
import { sql } from 'kysely';
import { PASSWORD } from './data.ts';
import { withTables } from './queue-data.ts';
import { fillResponsiveness } from './responsiveness-data.ts';

const STUDENTS = 200;

/** The number of members that one statement adds: SQLite allows 32,766 values. */
const AT_ONCE = 1_000;

/** The cheapest hash, so that a thousand users sign in within seconds. */
const COST = 4;

/** An academy whose members follow their inboxes and its sessions. */
export interface LiveFacts {
  readonly id: string;
  /** The e-mail addresses of the members, who are academy admins. */
  readonly emails: readonly string[];
  /** The id of a session of the academy. */
  readonly sessionId: string;
}

/** Fills an empty database with an academy that has this many further members. */
export async function fillLive(url: string, members: number): Promise<LiveFacts> {
  const { id } = await fillResponsiveness(url, STUDENTS);
  return withTables(url, async ({ kysely }) => {
    const at = new Date().toISOString();
    const hash = await bcrypt.hash(PASSWORD, COST);
    const users = Array.from({ length: members }, (_each, n) => ({ id: randomUUID(), email: `member${n}@live.test` }));
    for (let from = 0; from < members; from += AT_ONCE) {
      const some = users.slice(from, from + AT_ONCE);
      const accounts = some.map((user) => sql`(${user.id}, ${at}, ${at}, 'Live Member', ${user.email}, ${hash})`);
      await sql`insert into users (id, created_at, updated_at, name, email, password_hash)
        values ${sql.join(accounts)}`.execute(kysely);
      const members = some.map((user) => ({ membershipId: randomUUID(), userId: user.id }));
      const roles = members.map(
        (member) => sql`(${id}, ${member.membershipId}, ${at}, ${at}, ${member.userId}, 'academy_admin')`,
      );
      await sql`insert into memberships (academy_id, id, created_at, updated_at, user_id, role)
        values ${sql.join(roles)}`.execute(kysely);
      const copies = members.map((member) => sql`(${id}, ${member.membershipId}, ${member.userId}, 'academy_admin')`);
      await sql`insert into caller_memberships (academy_id, id, user_id, role) values ${sql.join(copies)}`.execute(
        kysely,
      );
    }
    const { rows } = await sql<{ id: string }>`select id from class_sessions order by id limit 1`.execute(kysely);
    return { id, emails: users.map(({ email }) => email), sessionId: rows[0]?.id ?? '' };
  });
}
