import { beforeAll, describe, expect, it } from 'vitest';
import { EnrollmentStatus } from '../../../../src/features/academics/enrollments/enrollment.enums.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { codes, gql, unseen } from '../../../support/clients.ts';
import { ASKERS, type Asker, type School, seedSchool } from '../../../support/school.ts';
import { seedAcademy } from '../../../support/seed.ts';

const DAY = '2026-02-09';
const BATCHES = ['own batch', 'other batch', 'flute batch'];

describe('visibility of the timetable', () => {
  let app: TestApp;
  let school: School;
  const sessions: Record<string, string> = {};

  beforeAll(async () => {
    app = await testApp();
    school = await seedSchool(app);
    const { academy, ids } = school;
    ids.hall = (await academy.with.room()).id;
    for (const name of BATCHES) {
      const instructorId = name === 'own batch' ? ids['staff teacher'] : ids.colleague;
      const where = { batchId: ids[name] as string, instructorId: instructorId as string, roomId: ids.hall };
      sessions[(await academy.with.session({ ...where, date: DAY, notes: 'Sit still.' })).id] = name;
      // this day is before the first enrollment
      await academy.with.session({ ...where, date: '2026-01-02' });
    }
    await academy.with.closure({ startDate: DAY, name: 'Holiday' });
  });

  const ask = (asker: Asker, args = '', below = 'closures { name } sessions { id notes }') =>
    gql(app, school.as[asker], unseen(`{ timetable(from: "${DAY}", to: "${DAY}"${args}) { ${below} } }`));

  /** Returns the batches of the day's sessions, which classSessions must list as well. */
  async function seenBy(asker: Asker, args = ''): Promise<string[]> {
    const { data, errors } = await ask(asker, args);
    expect(errors).toBeUndefined();
    return data.timetable[0].sessions.map(({ id }: { id: string }) => sessions[id]).sort();
  }

  const SEEN: Partial<Record<Asker, string[]>> = {
    parent: ['flute batch', 'own batch'],
    student: ['flute batch', 'own batch'],
  };
  const STAFF = ['flute batch', 'other batch', 'own batch'];

  it.each(ASKERS.filter((asker) => asker !== 'outsider' && asker !== 'nobody'))(
    'is the same as in classSessions for the role %s',
    async (asker) => {
      expect(await seenBy(asker)).toEqual(SEEN[asker] ?? STAFF);
      const list = `{ classSessions(filter: { from: "${DAY}", to: "${DAY}" }) { nodes { id } } }`;
      const { data } = await gql(app, school.as[asker], list);
      expect(data.classSessions.nodes.map(({ id }: { id: string }) => sessions[id]).sort()).toEqual(
        await seenBy(asker),
      );
      const [day] = (await ask(asker)).data.timetable;
      expect(day.closures).toEqual([{ name: 'Holiday' }]);
      const isFamily = asker === 'parent' || asker === 'student';
      expect(new Set(day.sessions.map((each: any) => each.notes))).toEqual(new Set([isFamily ? null : 'Sit still.']));
    },
  );

  it('is denied to users without a membership and callers without a token', async () => {
    expect(codes(await ask('outsider'))).toEqual(['FORBIDDEN']);
    expect(codes(await ask('nobody'))).toEqual(['UNAUTHENTICATED']);
    expect((await ask('outsider')).data.timetable).toBeNull();
  });

  it('makes the timetable empty if it is filtered by a student whom the caller cannot see', async () => {
    const of = (asker: Asker, name: string) => seenBy(asker, `, studentId: "${school.ids[name]}"`);
    expect(await of('academy_admin', 'Ada')).toEqual(['flute batch', 'own batch']);
    expect(await of('academy_admin', 'Ben')).toEqual(['flute batch']);
    expect(await of('academy_admin', 'Fay')).toEqual([]);
    expect(await of('teacher', 'Ada')).toEqual(['flute batch', 'own batch']);
    expect(await of('teacher', 'Eve')).toEqual([]);
    expect(await of('department_head', 'Ben')).toEqual([]);
    expect(await of('parent', 'Ben')).toEqual(['flute batch']);
    // Cid is in the batch of the parent's child
    expect(await of('parent', 'Cid')).toEqual([]);
    expect(await of('student', 'Ada')).toEqual(['flute batch', 'own batch']);
    expect(await of('student', 'Ben')).toEqual([]);
  });

  it('includes only visible sessions if the timetable is filtered by staff member, room or batch', async () => {
    const { ids } = school;
    expect(await seenBy('teacher', `, staffId: "${ids['staff teacher']}"`)).toEqual(['own batch']);
    expect(await seenBy('academy_admin', `, staffId: "${ids.colleague?.toUpperCase()}"`)).toEqual([
      'flute batch',
      'other batch',
    ]);
    expect(await seenBy('parent', `, staffId: "${ids.colleague}"`)).toEqual(['flute batch']);
    expect(await seenBy('support_staff', `, roomId: "${ids.hall}"`)).toEqual(STAFF);
    expect(await seenBy('student', `, roomId: "${ids.hall}"`)).toEqual(['flute batch', 'own batch']);
    expect(await seenBy('parent', `, batchId: "${ids['other batch']}"`)).toEqual([]);
  });

  it('excludes sessions after the enrollment of a student ends', async () => {
    const { academy, ids } = school;
    const student = await academy.with.student();
    const left = { status: EnrollmentStatus.DROPPED, droppedOn: DAY, enrollmentDate: '2026-01-05' };
    await academy.with.enrollment({ studentId: student.id, batchId: ids['own batch'] as string, ...left });
    await academy.with.session({ batchId: ids['own batch'] as string, date: '2026-02-08' });
    const credentials = await academy.as('student', { studentId: student.id });
    const { data } = await gql(app, credentials, `{ timetable(from: "2026-02-08", to: "${DAY}") { sessions { id } } }`);
    expect(data.timetable.map(({ sessions }: any) => sessions.length)).toEqual([1, 0]);
  });

  it('excludes sessions of other academies', async () => {
    const other = await seedAcademy(app);
    const { batchId } = await other.with.session({ date: DAY });
    await other.with.closure({ startDate: DAY });
    const room = await other.with.room();
    expect(await seenBy('academy_admin', `, batchId: "${batchId}"`)).toEqual([]);
    expect(await seenBy('super_admin', `, roomId: "${room.id}"`)).toEqual([]);
    const admin = await other.as('academy_admin');
    const query = `{ timetable(from: "${DAY}", to: "${DAY}", staffId: "${school.ids.colleague}") { closures { id } sessions { id } } }`;
    const { data } = await gql(app, admin, query);
    expect(data.timetable).toMatchObject([{ closures: [{}], sessions: [] }]);
  });
});
