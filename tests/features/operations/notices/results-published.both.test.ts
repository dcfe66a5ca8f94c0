import 'reflect-metadata';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { rest } from '../../../support/clients.ts';
import { type GradedClass, graded, save, seedGradedClass, step, update } from '../../learning/grades/setup.ts';
import { inboxOf, type NoticeApp, noticeAcademy, sendsOf, startNoticeApp, statesOf } from './setup.ts';

describe('notice of published results', () => {
  let notices: NoticeApp;
  let at: GradedClass;
  let ada: string;
  let ben: string;

  beforeAll(async () => {
    notices = await startNoticeApp();
  });

  afterAll(() => notices.stop());

  const seed = async (settings: object = {}) => {
    const academy = await noticeAcademy(notices.app, settings);
    at = await seedGradedClass({ app: notices.app, academy });
    [ada, ben] = at.studentIds;
    await notices.app.background.drain();
  };

  beforeEach(() => seed());

  const work = () => at.app.background.drain();
  const inbox = async (who: 'parent' | 'student' | 'otherParent' | 'teacher') => {
    const { body } = await rest(at.app, at[who], 'GET', '/notifications');
    return body.data.map(({ kind, title, resource }: any) => [kind, title, resource.id]);
  };

  it('is sent once to the student and the parents, by inbox and mail, when an assessment is published', async () => {
    const id = await graded(at, { [ada]: { score: '12.34' }, [ben]: { status: 'PENDING' } }, { title: 'Stroke test' });
    await work();
    expect(await inbox('parent')).toEqual([]);
    await step(at.app, at.teacher, 'publishAssessment', id);
    await work();
    const entry = ['results_published', 'The result of Ada Miller: Stroke test', id];
    for (const who of ['parent', 'student'] as const) expect(await inbox(who)).toEqual([entry]);
    for (const who of ['otherParent', 'teacher'] as const) expect(await inbox(who)).toEqual([]);
    const [mail] = (await sendsOf(at.academy)).filter(({ state }) => state === 'sent');
    expect(mail).toMatchObject({ kind: 'results_published', resourceId: id });
    expect(mail?.text).toContain('Stroke test');
    expect(mail?.text).not.toContain('12.34');
    // a second publication and a corrected score cause no second notice
    await update(at.app, at.teacher, id, { status: 'DRAFT' });
    await step(at.app, at.teacher, 'publishAssessment', id);
    await save(at.app, at.teacher, id, [{ studentId: ada, score: '13' }]);
    await work();
    expect(await inbox('parent')).toEqual([entry]);
  });

  it('is sent for results that are saved after the publication', async () => {
    const id = await graded(at, {});
    await step(at.app, at.teacher, 'publishAssessment', id);
    await work();
    expect(await inbox('otherParent')).toEqual([]);
    await save(at.app, at.teacher, id, [{ studentId: ben, score: '3' }]);
    await work();
    expect(await inbox('otherParent')).toHaveLength(1);
    expect(await inbox('parent')).toEqual([]);
  });

  it('is suppressed, and no longer shows the title of the assessment, if the results are withdrawn before the message is sent', async () => {
    // without reminders: the class has a session on some of the days that pass
    await seed({ quietHours: { from: '00:00:00', to: '23:59:59' }, notices: { resultsPublished: 'on' } });
    const id = await graded(at, { [ada]: { score: '5' } }, { title: 'Secret' });
    await step(at.app, at.teacher, 'publishAssessment', id);
    await work();
    expect(await statesOf(at.academy)).toContain('held');
    await update(at.app, at.teacher, id, { status: 'DRAFT' });
    await at.app.background.drain(new Date(Date.now() + 86_400_000).toISOString());
    expect([...new Set(await statesOf(at.academy))]).toEqual(['suppressed: withdrawn']);
    expect(await inbox('parent')).toEqual([['results_published', 'The result of the student: an assessment', id]]);
  });

  it('is not sent to the family of a student who left the batch', async () => {
    const id = await graded(at, { [ada]: { score: '5' }, [ben]: { score: '6' } });
    await rest(at.app, at.admin, 'PUT', `/enrollments/${at.enrollmentIds[0]}`, { status: 'dropped' });
    await step(at.app, at.teacher, 'publishAssessment', id);
    await work();
    const kindsOf = async (userId: string) => (await inboxOf(at.academy, userId)).map(({ kind }) => kind);
    expect(await kindsOf(at.parent.userId)).not.toContain('results_published');
    expect(await kindsOf(at.otherParent.userId)).toContain('results_published');
  });

  it('is not sent if the academy turned this notice off', async () => {
    const settings = { notices: { results_published: 'off' } };
    expect((await rest(at.app, at.admin, 'PUT', `/academies/${at.academy.id}`, { settings })).status).toBe(200);
    await step(at.app, at.teacher, 'publishAssessment', await graded(at, { [ada]: { score: '5' } }));
    await work();
    expect(await inboxOf(at.academy, at.parent.userId)).toEqual([]);
  });
});
