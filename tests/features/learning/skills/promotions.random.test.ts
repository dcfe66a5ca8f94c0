import fc from 'fast-check';
import { expect, test } from 'vitest';
import { SkillMark } from '../../../../src/features/learning/skills/marks/skill-mark.entity.ts';
import { StudentLevel } from '../../../../src/features/learning/skills/promotions/student-level.entity.ts';
import { gql } from '../../../support/clients.ts';
import { cases, patienceFor } from '../../../support/random.ts';
import {
  levelsOf,
  promoteStudent,
  type SkilledClass,
  saveSkillMarks,
  seedSkilledClass,
  undoPromotion,
  voidSkillMark,
} from './setup.ts';

const HISTORIES = cases(6, 200);

type Command = ['mark', number, string] | ['void' | 'undo', number] | ['promote', number, boolean];

const row = fc.nat(30);
const command = fc.oneof(
  { weight: 4, arbitrary: fc.tuple(fc.constant('mark'), fc.nat(1), fc.constantFrom('PRACTISING', 'ACHIEVED')) },
  fc.tuple(fc.constantFrom('void', 'undo'), row),
  { weight: 2, arbitrary: fc.tuple(fc.constant('promote'), fc.nat(1), fc.boolean()) },
) as fc.Arbitrary<Command>;

/**
 * Predicts skill marks and levels. The last mark of a skill that is not voided counts, and the last promotion that is
 * not undone.
 */
class ProgressModel {
  readonly marks: { id: string; skill: number; status: string; inForce: boolean }[] = [];
  readonly promotions: { id: string; level: number; inForce: boolean }[] = [];

  lastMark = (skill: number) => this.marks.findLast((mark) => mark.inForce && mark.skill === skill)?.status ?? null;
  held = () => this.promotions.findLast(({ inForce }) => inForce);
}

/** Runs a command, and asserts that it succeeds if and only if the model allows it. */
async function run(at: SkilledClass, model: ProgressModel, [verb, which, given]: Command): Promise<void> {
  const { app, admin, studentId, track } = at;
  const levels = [track.first, track.second];
  if (verb === 'mark') {
    const skillId = levels[which]?.required as string;
    const { data } = await saveSkillMarks(app, admin, [{ studentId, skillId, status: given }]);
    model.marks.push({ id: data.saveSkillMarks[0].id, skill: which, status: given as string, inForce: true });
  } else if (verb === 'void') {
    const mark = model.marks[which % Math.max(1, model.marks.length)];
    if (!mark) return;
    const { errors } = await voidSkillMark(app, admin, mark.id);
    expect(errors === undefined).toBe(mark.inForce);
    mark.inForce = false;
  } else if (verb === 'undo') {
    const promotion = model.promotions[which % Math.max(1, model.promotions.length)];
    if (!promotion) return;
    const { errors } = await undoPromotion(app, admin, promotion.id);
    expect(errors === undefined).toBe(promotion === model.held());
    if (!errors) promotion.inForce = false;
  } else {
    const before = await levelsOf(app, admin, studentId);
    const input = { studentId, levelId: levels[which]?.id, overrideReason: given ? 'Talent' : null };
    const { data, errors } = await promoteStudent(app, admin, input);
    const isAbove = which > (model.held()?.level ?? -1);
    expect(errors === undefined).toBe(isAbove && (given === true || model.lastMark(which) === 'ACHIEVED'));
    if (errors) return;
    const { id } = data.promoteStudent;
    expect(await levelsOf(app, admin, studentId)).toEqual([levels[which]?.id]);
    // undoPromotion restores the levels that the student had before the promotion
    model.promotions.push({ id, level: which, inForce: false });
    await undoPromotion(app, admin, id);
    expect(await levelsOf(app, admin, studentId)).toEqual(before);
    const again = await promoteStudent(app, admin, input);
    model.promotions.push({ id: again.data.promoteStudent.id, level: which, inForce: true });
  }
}

test(
  'skill marks and promotions are never lost; the latest mark or promotion counts unless it is voided or undone',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(command, { minLength: 6, maxLength: 20 }), async (commands) => {
        const at = await seedSkilledClass();
        const { app, admin, academy, studentId, track } = at;
        const model = new ProgressModel();
        for (const each of commands) await run(at, model, each);
        const held = model.held();
        const levels = [track.first, track.second];
        expect(await levelsOf(app, admin, studentId)).toEqual(held ? [levels[held.level]?.id] : []);
        const query = `{ student(id: "${studentId}") { skillProgress { nodes { skillId status } } } }`;
        const { nodes } = (await gql(app, admin, query)).data.student.skillProgress;
        const progress = levels.flatMap(({ required }, skill) => {
          const status = model.lastMark(skill);
          return status ? [{ skillId: required, status }] : [];
        });
        expect(nodes).toHaveLength(progress.length);
        expect(nodes).toEqual(expect.arrayContaining(progress));
        const [marks, promotions] = await academy.run(
          async (em) => [await em.count(SkillMark, {}), await em.count(StudentLevel, {})] as const,
        );
        expect([marks, promotions]).toEqual([model.marks.length, model.promotions.length]);
      }),
      HISTORIES,
    );
  },
  patienceFor(HISTORIES, 20_000),
);
