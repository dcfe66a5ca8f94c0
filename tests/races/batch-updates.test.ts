import 'reflect-metadata';
import { describe, expect, it } from 'vitest';
import { Enrollment } from '../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentStatus } from '../../src/features/academics/enrollments/enrollment.enums.ts';
import { deleteBatch, readBatch, type Scene, scene, updateBatch } from '../features/academics/batches/setup.ts';
import { codes } from '../support/clients.ts';

const { ACTIVE, PENDING, COMPLETED, DROPPED } = EnrollmentStatus;

/** Creates a batch with three places taken, two of them by pending enrollments, and eight students on the waitlist. */
async function queue({ academy, courseId }: Scene): Promise<string> {
  const { id } = await academy.with.batch({ courseId, maxStudents: 3 });
  const enroll = async (given: object) => {
    const { id: studentId } = await academy.with.student();
    await academy.with.enrollment({ studentId, batchId: id, ...given });
  };
  await enroll({ status: ACTIVE });
  for (let held = 0; held < 2; held++) await enroll({ status: PENDING });
  for (let place = 1; place <= 8; place++) await enroll({ status: PENDING, waitlistPosition: place });
  return id;
}

const enrollmentsOf = ({ academy }: Scene, batchId: string): Promise<Enrollment[]> =>
  academy.run((em) => em.find(Enrollment, { batch: { id: batchId } }, { orderBy: { id: 'asc' } }));

const isWaiting = (each: Enrollment) => each.status === PENDING && each.waitlistPosition !== null;
const holdsSeat = (each: Enrollment) => each.status === ACTIVE || (each.status === PENDING && !isWaiting(each));

describe('20 parallel updates of one batch', () => {
  it('never hold more seats than the batch has, never leave a seat free while a student waits, and never leave a gap in the waitlist', async () => {
    const at = await scene();
    const batchId = await queue(at);
    const sizes = Array.from({ length: 20 }, (_, n) => 1 + ((n * 7) % 10));
    const answers = await Promise.all(
      sizes.map((maxStudents) => updateBatch(at.app, at.admin, batchId, { maxStudents, notes: `${maxStudents}` })),
    );
    expect(new Set(answers.flatMap(codes))).toEqual(new Set(['BAD_USER_INPUT']));
    expect(answers.some(({ errors }) => !errors)).toBe(true);
    const batch = await readBatch(at.app, at.admin, batchId);
    const enrollments = await enrollmentsOf(at, batchId);
    const held = enrollments.filter(holdsSeat).length;
    const waiting = enrollments.filter(isWaiting);
    expect(batch.notes).toBe(`${batch.maxStudents}`);
    expect(held).toBeLessThanOrEqual(batch.maxStudents);
    expect(batch.availableSeats).toBe(batch.maxStudents - held);
    // the capacity reaches ten for eleven students: promoted students keep their places
    expect([held, waiting.length]).toEqual([10, 1]);
    expect(waiting.map((each) => each.waitlistPosition)).toEqual([1]);
    expect(isWaiting(enrollments.at(-1) as Enrollment)).toBe(true);
  });

  it('end each enrollment only once, even if several updates end the batch', async () => {
    const at = await scene();
    const batchId = await queue(at);
    const inputs = Array.from({ length: 20 }, (_, n) =>
      n % 4 === 0
        ? { status: 'COMPLETED' }
        : n % 4 === 1
          ? { status: 'CANCELLED' }
          : n % 4 === 2
            ? { maxStudents: 5 + n }
            : { status: 'ONGOING' },
    );
    const answers = await Promise.all(inputs.map((input) => updateBatch(at.app, at.admin, batchId, input)));
    expect(new Set(answers.flatMap(codes))).not.toContain('INTERNAL_SERVER_ERROR');
    const enrollments = await enrollmentsOf(at, batchId);
    const reasons = new Set(enrollments.filter((each) => each.status === DROPPED).map((each) => each.dropReason));
    expect([['batch_completed'], ['batch_cancelled']]).toContainEqual([...reasons]);
    const completed = enrollments.filter((each) => each.status === COMPLETED);
    expect(completed).toHaveLength(reasons.has('batch_completed') ? 1 : 0);
    expect(enrollments.filter((each) => each.status === DROPPED)).toHaveLength(11 - completed.length);
    expect(enrollments.every((each) => each.waitlistPosition === null)).toBe(true);
  });

  it('leave no enrollment open if the batch is deleted at the same time', async () => {
    const at = await scene();
    const batchId = await queue(at);
    const grow = Array.from({ length: 19 }, (_, n) => updateBatch(at.app, at.admin, batchId, { maxStudents: 4 + n }));
    const answers = await Promise.all([
      ...grow.slice(0, 10),
      deleteBatch(at.app, at.admin, batchId),
      ...grow.slice(10),
    ]);
    const allowed = ['NOT_FOUND', 'BAD_USER_INPUT'];
    expect(answers.flatMap(codes).filter((code) => !allowed.includes(code))).toEqual([]);
    const enrollments = await enrollmentsOf(at, batchId);
    expect(new Set(enrollments.map((each) => `${each.status} ${each.dropReason} ${each.waitlistPosition}`))).toEqual(
      new Set(['dropped batch_deleted null']),
    );
  });
});
