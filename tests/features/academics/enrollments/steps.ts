import { expect } from 'vitest';
import { Enrollment } from '../../../../src/features/academics/enrollments/enrollment.entity.ts';
import { EnrollmentEvent } from '../../../../src/features/academics/enrollments/steps/enrollment-event.entity.ts';
import { stageOf } from '../../../../src/features/academics/enrollments/steps/enrollment-steps.ts';
import type { SeededAcademy } from '../../../support/seed.ts';

/** Returns the enrollment events of an academy in order. */
export const stepsIn = ({ run }: SeededAcademy): Promise<EnrollmentEvent[]> =>
  run((em) => em.find(EnrollmentEvent, {}, { orderBy: { createdAt: 'asc', id: 'asc' } }));

/** Returns the enrollment events that some work records. */
export async function stepsOf(academy: SeededAcademy, work: () => Promise<unknown>): Promise<EnrollmentEvent[]> {
  const before = new Set((await stepsIn(academy)).map(({ id }) => id));
  await work();
  return (await stepsIn(academy)).filter(({ id }) => !before.has(id));
}

/** Formats events as `active → dropped`, sorted. */
export const inShort = (steps: readonly EnrollmentEvent[]): string[] =>
  steps.map(({ fromStage, toStage }) => `${fromStage ?? ''} → ${toStage}`.trim()).toSorted();

/** Expects the events of each enrollment, even if it is deleted, to lead to its present stage without gaps. */
export async function expectStepsKept(academy: SeededAcademy, what = ''): Promise<void> {
  const enrollments = await academy.run((em) => em.find(Enrollment, {}, { filters: { notDeleted: false } }));
  const steps = Map.groupBy(await stepsIn(academy), ({ enrollment }) => enrollment.id);
  const told = enrollments.map(({ id }) => {
    const own = steps.get(id) ?? [];
    const isChain = own.every(({ fromStage }, index) => fromStage === (own[index - 1]?.toStage ?? null));
    return [id, isChain, own.at(-1)?.toStage];
  });
  expect(told, what).toEqual(enrollments.map((enrollment) => [enrollment.id, true, stageOf(enrollment)]));
}
