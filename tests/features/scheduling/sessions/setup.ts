import { Room } from '../../../../src/features/academics/rooms/room.entity.ts';
import { Closure } from '../../../../src/features/scheduling/closures/closure.entity.ts';
import { ClassSession } from '../../../../src/features/scheduling/sessions/class-session.entity.ts';
import { type TestApp, testApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';
import { type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { refusal } from '../../writing.ts';

const SESSION = /* GraphQL */ `
  fragment SessionRow on ClassSession {
    id academyId batchId date startTime endTime startsAt endsAt instructorId roomId classroom status cancelCause cancelReason
    closureId excusesFees slotDate overrides isSubstitute topic onlineUrl notes version
    attendees { id name }
    batch { id }
    course { id }
    instructor { id }
    room { id }
    closure { id }
  }
`;

/** Input types of the operations on one session, or null without input. */
const INPUTS = {
  updateSession: 'UpdateSessionInput!',
  rescheduleSession: 'RescheduleSessionInput!',
  substituteInstructor: 'SubstituteInstructorInput!',
  changeRoom: 'ChangeRoomInput!',
  cancelSession: 'CancelSessionInput',
  restoreSession: null,
  holdSession: null,
} as const;

export type Operation = keyof typeof INPUTS;

/** Calls an operation on a session. */
export function operate(app: TestApp, as: Credentials, operation: Operation, id: string, input?: object) {
  const type = INPUTS[operation];
  const query = type
    ? `${SESSION} mutation ($id: ID!, $input: ${type}) { ${operation}(id: $id, input: $input) { ...SessionRow } }`
    : `${SESSION} mutation ($id: ID!) { ${operation}(id: $id) { ...SessionRow } }`;
  return gql(app, as, query, { id, input });
}

const ADD = `${SESSION} mutation ($input: AddSessionInput!) { addSession(input: $input) { ...SessionRow } }`;
export const addSession = (app: TestApp, as: Credentials, input: object) => gql(app, as, ADD, { input });

const READ = `${SESSION} query ($id: ID!) { classSession(id: $id) { ...SessionRow } }`;
export const readSession = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, READ, { id })).data.classSession;

/** Returns the day the given number of days from now in UTC. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

export const PAST = dayFromNow(-7);
export const FUTURE = dayFromNow(30);

/**
 * An academy in UTC with an admin, a department head, and a batch of the head's department, taught by a teacher in a
 * room.
 */
export interface Scene {
  app: TestApp;
  academy: SeededAcademy;
  admin: Member;
  head: Member;
  teacher: Member;
  courseId: string;
  batchId: string;
  roomId: string;
  /** Creates an upcoming scheduled session of the batch with the given values. */
  session(given?: Partial<ClassSession>): Promise<ClassSession>;
  room(given?: Partial<Room>): Promise<string>;
  /** Calls an operation that must succeed. Returns the session. */
  done(operation: Operation, id: string, input?: object, as?: Credentials): Promise<any>;
  /** Calls an operation that must be refused and change nothing. Returns the error. */
  refused(operation: Operation, id: string, input?: object, as?: Credentials): Promise<unknown>;
}

export async function scene(given: Parameters<typeof seedAcademy>[1] = {}): Promise<Scene> {
  const app = await testApp();
  const academy = await seedAcademy(app, given);
  const [admin, head, teacher] = [
    await academy.as('academy_admin'),
    await academy.as('department_head'),
    await academy.as('teacher'),
  ];
  const room = (values: Partial<Room> = {}) =>
    academy.run(async (em) => {
      const made = em.create(Room, { name: `Room ${crypto.randomUUID()}`, ...values } as never, { partial: true });
      await em.flush();
      return made.id;
    });
  const roomId = await room({ name: 'Hall 1' });
  const department = await academy.with.department({ headStaffId: head.staffId as string });
  const courseId = (await academy.with.course({ departmentId: department.id })).id;
  const batch = await academy.with.batch({
    ...{ courseId, instructorId: teacher.staffId as string, roomId, classroom: 'Hall 1' },
    ...{ startDate: dayFromNow(-100), endDate: dayFromNow(100), daysOfWeek: EVERY_DAY },
  });
  let next = 0;
  const session: Scene['session'] = async (values) => {
    // each call uses another day, because a batch has one session per day
    const all = { batchId: batch.id, date: dayFromNow(2 + next++), ...values };
    const { batchId, date, slotDate = date } = all;
    // an operation on another session may have created the scheduled session meanwhile
    await academy.run((em) => em.nativeDelete(ClassSession, { batch: { id: batchId }, slotDate, version: 1 }));
    const inPlace = { instructorId: teacher.staffId as string, roomId, classroom: 'Hall 1' };
    return academy.with.session({ ...inPlace, ...all });
  };
  return {
    ...{ app, academy, admin, head, teacher, courseId, batchId: batch.id, roomId, session, room },
    async done(operation, id, input, as = admin) {
      const { data, errors } = await operate(app, as, operation, id, input);
      if (errors) throw new Error(JSON.stringify(errors));
      return data[operation];
    },
    refused: (operation, id, input, as = admin) =>
      refusal(app, academy.id, () => operate(app, as, operation, id, input)),
  };
}

const EVERY_DAY = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'] as never;

/** Creates a closure of the whole academy on a day. */
export const close = (academy: SeededAcademy, day: string): Promise<string> =>
  academy.run(async (em) => {
    const wall = { wallStart: `${day}T00:00:00`, wallEnd: `${day}T23:59:59` };
    const made = em.create(Closure, { name: 'Snow', startDate: day, endDate: day, ...wall } as never, {
      partial: true,
    });
    await em.flush();
    return made.id;
  });
