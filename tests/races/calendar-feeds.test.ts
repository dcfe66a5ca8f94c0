import 'reflect-metadata';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { User } from '../../src/features/identity/auth/user.entity.ts';
import { Membership } from '../../src/features/people/members/membership.entity.ts';
import { CalendarFeed } from '../../src/features/scheduling/calendars/calendar-feed.entity.ts';
import { createFeed, feedRows, type Scene, scene } from '../features/scheduling/calendars/setup.ts';
import { startTestApp } from '../support/app.ts';
import { gql } from '../support/clients.ts';
import { deadlocksIn } from '../support/deadlocks.ts';
import type { Member } from '../support/seed.ts';

describe('parallel createCalendarFeed', () => {
  let at: Scene;
  /** The number of deadlocks before these tests. On a cluster, all tests share a database. */
  let former: number;

  beforeAll(async () => {
    at = await scene({}, await startTestApp());
    former = await deadlocksIn(at.app.config.databaseUrl);
  });

  afterAll(async () => {
    const { app } = at;
    await app.stop();
    expect(await deadlocksIn(app.config.databaseUrl)).toBe(former);
  });

  const make = (as: Member) => createFeed(at.app, as, { scope: 'MINE', name: 'Mine' });
  const kept = async ({ userId }: Member) => (await feedRows(at)).filter((row) => row.user_id === userId).length;

  it('never creates more than twenty feeds', async () => {
    const member = await at.academy.as('teacher');
    await at.academy.run(async (em) => {
      for (let number = 0; number < 18; number++) {
        const feed = Object.assign(new CalendarFeed(), { scope: 'mine', name: 'Feed', tokenHash: `raced ${number}` });
        feed.user = em.getReference(User, member.userId);
        em.persist(feed);
      }
    });
    const answers = await Promise.all(Array.from({ length: 8 }, () => make(member)));
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(2);
    for (const { errors } of answers.filter((each) => each.errors)) {
      expect(errors?.[0]?.extensions.fields).toEqual({ name: ['The number of calendar feeds is limited to 20.'] });
    }
    expect(await kept(member)).toBe(20);
  });

  it('leaves no feed of a member who is removed during the calls', async () => {
    for (let round = 0; round < 5; round++) {
      const member = await at.academy.as('teacher');
      const { id } = await at.academy.run((em) => em.findOneOrFail(Membership, { user: member.userId }));
      const remove = gql(at.app, at.admin, 'mutation ($id: ID!) { removeMember(id: $id) { message } }', { id });
      const [removed] = await Promise.all([remove, make(member), make(member), make(member)]);
      expect(removed.errors).toBeUndefined();
      expect(await kept(member)).toBe(0);
    }
  });
});
