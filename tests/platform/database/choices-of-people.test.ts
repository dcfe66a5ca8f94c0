import { describe, expect, it, onTestFinished } from 'vitest';
import { NoticeChannel, NoticeKind } from '../../../src/features/academy/academies/notice.enums.ts';
import { RecipientType } from '../../../src/features/operations/notices/notice-send.enums.ts';
import { NoticePreference } from '../../../src/features/operations/notices/preferences/notice-preference.entity.ts';
import { migrate } from '../../../src/platform/database/migrations.ts';
import { startTestApp } from '../../support/app.ts';
import { ENGINES } from '../../support/engines.ts';
import { ownedDatabase } from '../../support/owned-database.ts';
import { seedAcademy } from '../../support/seed.ts';

const OLD = '2026-01-05T09:00:00.000Z';
const NEW = '2026-01-06T09:00:00.000Z';

describe.each(ENGINES)('migration of choices of channels on %s', (engine) => {
  it('copies the choices of users to their parents, students and staff members, unless these have newer choices', async () => {
    const owned = await ownedDatabase(engine);
    const { database, url } = owned;
    const app = await startTestApp({ DATABASE_URL: url }, async () => database);
    onTestFinished(() => app.stop());
    const academy = await seedAcademy(app);
    const [admin, parent, student, teacher] = [
      await academy.as('academy_admin'),
      await academy.as('parent'),
      await academy.as('student'),
      await academy.as('teacher'),
    ];
    const choose = (recipientId: string | undefined, kind: NoticeKind, updatedAt: string, isOn: boolean | null) =>
      academy.with.record(NoticePreference, {
        ...{ recipientType: RecipientType.USER, recipientId: recipientId as string, kind, updatedAt, isOn },
        ...{ channel: NoticeChannel.EMAIL, digest: null },
      });
    for (const { userId } of [admin, parent, student, teacher]) await choose(userId, NoticeKind.ABSENCE, OLD, false);
    await choose(parent.parentId, NoticeKind.ABSENCE, NEW, true);
    await choose(parent.userId, NoticeKind.ANNOUNCEMENT, NEW, false);
    await choose(parent.parentId, NoticeKind.ANNOUNCEMENT, OLD, true);
    await choose(parent.userId, NoticeKind.SESSION_CHANGED, NEW, null);
    await choose(parent.parentId, NoticeKind.SESSION_CHANGED, OLD, false);
    const migration = database.migrations.find(({ name }) => name.endsWith('-choices-of-people'));
    if (!migration) throw new Error('There is no such migration.');
    await migrate(database, [...database.migrations, { ...migration, name: '29990101000000-again' }]);
    const rows = await academy.run((em) => em.find(NoticePreference, {}));
    const choicesOf = (id: string | undefined) =>
      Object.fromEntries(rows.filter(({ recipientId }) => recipientId === id).map(({ kind, isOn }) => [kind, isOn]));
    expect(choicesOf(parent.parentId)).toEqual({ absence: true, announcement: false, session_changed: false });
    expect(choicesOf(student.studentId)).toEqual({ absence: false });
    expect(choicesOf(teacher.staffId)).toEqual({ absence: false });
    expect(choicesOf(admin.userId)).toEqual({ absence: false });
    expect(rows.find(({ recipientId }) => recipientId === teacher.staffId)).toMatchObject({ recipientType: 'staff' });
    expect(rows).toHaveLength(11);
  });
});
