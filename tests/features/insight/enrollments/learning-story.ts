import { expect } from 'vitest';
import type { TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import { type Actor, type Member, type SeededAcademy, seedAcademy } from '../../../support/seed.ts';
import { approve, complete, drop, enroll, transfer } from '../../academics/enrollments/setup.ts';
import { goTo } from '../../money/penalties/setup.ts';

/** Two courses, one in a department, and their students in the first months of 2026. */
export interface LearningStory {
  readonly app: TestApp;
  readonly academy: SeededAcademy;
  readonly admin: Member;
  /** Heads the department of the first course. */
  readonly head: Member;
  /** Leads the batch of the first course. */
  readonly teacher: Member;
  readonly departmentId: string;
  readonly courseIds: readonly [string, string];
  /** One batch with two seats in the first course, and two batches in the second course. */
  readonly batchIds: readonly [string, string, string];
  readonly studentIds: readonly string[];
  /** Queries a report with the given arguments and fields. Without `as`, the admin is the caller. */
  ask(name: string, args: string, fields: string, as?: Actor): Promise<GraphqlResult>;
}

/**
 * Creates the following enrollments in 2026. Afterwards, the clock shows 20 April. First course: student 1 requests a
 * place on 10 January, is active on the 14th and completes on 15 March. Student 2 is active from 10 January until 20
 * February. The freed seat goes to student 3, who has waited since 20 January and is active on 22 February. Second
 * course: student 4 is active from 3 February and transfers on 1 March. Student 5 requests a place on 5 February and is
 * dropped on the 10th. Student 6 requests a place on 2 March, is active on the 5th and leaves on the 20th.
 */
export async function tellLearning(app: TestApp): Promise<LearningStory> {
  goTo('2026-01-06');
  const academy = await seedAcademy(app);
  const admin = await academy.as('academy_admin');
  const [head, teacher] = [await academy.as('department_head'), await academy.as('teacher')];
  const { id: departmentId } = await academy.with.department({ headStaffId: head.staffId as string });
  const courseIds = [(await academy.with.course({ departmentId })).id, (await academy.with.course()).id] as const;
  const batchIds = [
    (await academy.with.batch({ courseId: courseIds[0], maxStudents: 2, instructorId: teacher.staffId as string })).id,
    (await academy.with.batch({ courseId: courseIds[1] })).id,
    (await academy.with.batch({ courseId: courseIds[1] })).id,
  ] as const;
  const studentIds: string[] = [];
  for (let number = 1; number <= 6; number++) studentIds.push((await academy.with.student()).id);
  const enrollments: string[] = [];
  const steps: [day: string, step: (id: (student: number) => string) => Promise<GraphqlResult>][] = [];
  const on = (day: string, step: (typeof steps)[number][1]) => void steps.push([day, step]);
  const enters = (day: string, student: number, batch: 0 | 1, status = 'ACTIVE') =>
    on(day, async () => {
      const answer = await enroll(app, admin, {
        ...{ studentId: studentIds[student - 1], batchId: batchIds[batch], status },
      });
      enrollments[student] = answer.data?.done.id;
      return answer;
    });
  enters('2026-01-10', 1, 0, 'PENDING');
  enters('2026-01-10', 2, 0);
  on('2026-01-14', (id) => approve(app, admin, id(1)));
  enters('2026-01-20', 3, 0, 'PENDING');
  enters('2026-02-03', 4, 1);
  enters('2026-02-05', 5, 1, 'PENDING');
  on('2026-02-10', (id) => drop(app, admin, id(5), 'No answer'));
  on('2026-02-20', (id) => drop(app, admin, id(2), 'Moved away'));
  on('2026-02-22', (id) => approve(app, admin, id(3)));
  on('2026-03-01', (id) => transfer(app, admin, id(4), batchIds[2]));
  enters('2026-03-02', 6, 1, 'PENDING');
  on('2026-03-05', (id) => approve(app, admin, id(6)));
  on('2026-03-15', (id) => complete(app, admin, id(1), 'A'));
  on('2026-03-20', (id) => drop(app, admin, id(6), 'Moved away'));
  for (const [day, step] of steps) {
    goTo(day);
    expect((await step((student) => enrollments[student] as string)).errors, day).toBeUndefined();
  }
  goTo('2026-04-20');
  const ask = (name: string, args: string, fields: string, as: Actor = admin) =>
    gql(app, as, `{ ${name}(${args}) { ${fields} } }`);
  return { app, academy, admin, head, teacher, departmentId, courseIds, batchIds, studentIds, ask };
}

/** Reads a report as each role. Returns the roles that are refused, with the error code. */
export async function refusedOf(
  story: LearningStory,
  roles: readonly Parameters<SeededAcademy['as']>[0][],
  name: string,
) {
  const refused: string[] = [];
  for (const role of roles) {
    const answer = await story.ask(name, 'first: 1', 'totalCount', await story.academy.as(role));
    if (answer.errors) refused.push(`${role} ${answer.errors[0]?.extensions.code}`);
  }
  return refused;
}
