import { beforeAll, describe, expect, it } from 'vitest';
import { Notification } from '../../../../src/features/operations/notices/inbox/notification.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { testApp } from '../../../support/app.ts';
import { gql, rest } from '../../../support/clients.ts';
import type { Member, SeededAcademy } from '../../../support/seed.ts';
import { seedAcademy, seedSuperAdmin } from '../../../support/seed.ts';

const LIST = `query ($filter: NotificationFilter) { notifications(first: 50, filter: $filter) {
  totalCount nodes { id kind title text readAt resource { type id } } } unreadNotificationCount }`;
const MARK = 'mutation ($ids: [ID!], $all: Boolean) { markNotificationsRead(ids: $ids, all: $all) { unreadCount } }';

describe('inbox of a user', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let parent: Member;
  let other: Member;
  let mark: { id: string };

  beforeAll(async () => {
    app = await testApp();
  });

  /**
   * Creates a parent whose inbox contains `count` absences of a child, and another parent whose inbox contains one
   * absence of this child.
   */
  async function inbox(count: number): Promise<string[]> {
    academy = await seedAcademy(app);
    await academy.as('academy_admin');
    const student = await academy.with.student({ firstName: 'Mia', lastName: 'Lee' });
    const batch = await academy.with.batch({ name: 'Dolphins' });
    mark = await academy.with.attendance({
      studentId: student.id,
      batchId: batch.id,
      date: '2026-03-02',
      status: 'absent',
    } as never);
    const parents = [
      await academy.with.parent({ children: [student.id] }),
      await academy.with.parent({ children: [student.id] }),
    ];
    parent = await academy.as('parent', { parentId: parents[0]?.id ?? '' });
    other = await academy.as('parent', { parentId: parents[1]?.id ?? '' });
    const entry = (user: Member, n: number) =>
      academy.with.record(Notification, {
        userId: user.userId,
        kind: 'absence' as never,
        params: { attendanceId: mark.id, studentIds: [student.id] },
        ...{ resourceType: 'attendance', resourceId: mark.id, dedupeKey: `absence ${n}` },
      });
    await entry(other, 0);
    const ids: string[] = [];
    for (let n = 0; n < count; n++) ids.push((await entry(parent, n)).id);
    return ids;
  }

  it('contains only entries of the user, with the current names in their texts', async () => {
    const [id] = await inbox(1);
    const { data } = await gql(app, parent, LIST);
    expect(data).toEqual({
      notifications: {
        totalCount: 1,
        nodes: [
          {
            id,
            kind: 'ABSENCE',
            title: 'Mia Lee was absent on Monday, March 2, 2026',
            text: expect.stringContaining('Mia Lee was marked absent from Dolphins on Monday, March 2, 2026'),
            readAt: null,
            resource: { type: 'attendance', id: mark.id },
          },
        ],
      },
      unreadNotificationCount: 1,
    });
    const admin = await academy.as('academy_admin');
    expect((await gql(app, admin, LIST)).data.notifications.totalCount).toBe(0);
    const superAdmin = { ...(await seedSuperAdmin(app)), academyId: academy.id };
    expect((await gql(app, superAdmin, LIST)).data.notifications.totalCount).toBe(0);
    expect((await gql(app, admin, `{ notification(id: "${id}") { id } }`)).data.notification).toBeNull();
  });

  it('reads the texts of many entries with as many statements as the text of one entry', async () => {
    await inbox(1);
    const one = await app.counting(() => gql(app, parent, LIST));
    await inbox(20);
    const many = await app.counting(() => gql(app, parent, LIST));
    expect(many.result.data.notifications.nodes).toHaveLength(20);
    expect(many.statements.length).toBe(one.statements.length);
  });

  it('keeps the time when an entry was first marked as read, can be filtered by read entries, and does not change entries of other users', async () => {
    const [first, second] = await inbox(2);
    expect((await gql(app, parent, MARK, { ids: [first] })).data.markNotificationsRead).toEqual({ unreadCount: 1 });
    const read = await gql(app, parent, LIST, { filter: { unread: false } });
    expect(read.data.notifications.nodes.map(({ id }: { id: string }) => id)).toEqual([first]);
    const { readAt } = read.data.notifications.nodes[0];
    expect((await gql(app, parent, MARK, { all: true })).data.markNotificationsRead).toEqual({ unreadCount: 0 });
    const after = await gql(app, parent, LIST, { filter: { unread: false } });
    expect(after.data.notifications.nodes.map(({ id }: { id: string }) => id)).toEqual([second, first]);
    expect(after.data.notifications.nodes[1].readAt).toBe(readAt);
    expect((await gql(app, other, LIST)).data.unreadNotificationCount).toBe(1);
  });

  it('refuses to mark entries of another user, and requires exactly one of its two arguments', async () => {
    const [own] = await inbox(1);
    const theirs = (await gql(app, other, LIST)).data.notifications.nodes[0].id;
    const both = await gql(app, parent, MARK, { ids: [own, theirs] });
    expect(both.errors?.[0]?.extensions.fields).toEqual({ 'ids.1': ['The selected ids.1 is invalid.'] });
    for (const variables of [{}, { all: false }, { ids: [own], all: true }, { ids: [] }]) {
      const { errors } = await gql(app, parent, MARK, variables);
      expect(errors?.[0]?.extensions.code, JSON.stringify(variables)).toBe('BAD_USER_INPUT');
    }
    expect((await gql(app, parent, LIST)).data.unreadNotificationCount).toBe(1);
    expect((await gql(app, other, LIST)).data.unreadNotificationCount).toBe(1);
  });

  it('is available over REST', async () => {
    const [id] = await inbox(1);
    const list = await rest(app, parent, 'GET', '/notifications?unread=true');
    expect([list.status, list.body.meta.total, list.body.data[0].id]).toEqual([200, 1, id]);
    expect(list.body.data[0]).toMatchObject({
      kind: 'absence',
      title: expect.stringContaining('Mia Lee'),
      read_at: null,
    });
    const marked = await rest(app, parent, 'POST', '/notifications/read', { ids: [id] });
    expect([marked.status, marked.body.data]).toEqual([200, { unread_count: 0 }]);
    expect((await rest(app, parent, 'POST', '/notifications/read', {})).status).toBe(422);
  });
});
