import { readsList, readsOne, steps } from '../../../../platform/graphql/operations.ts';
import { listedIn, refersTo, resource } from '../../../../platform/graphql/resource.ts';
import { scoped } from '../../../../platform/permissions/permissions.ts';
import { roles, writers } from '../../../../platform/permissions/rules.ts';
import { skillReads } from '../../../academics/skills/curriculum.loaders.ts';
import { studentReads } from '../../../people/students/student.loaders.ts';
import { keepMarkedSkills } from './keep-marked-skills.ts';
import { SkillMarkListArgs, VoidSkillMarkArgs } from './skill-mark.inputs.ts';
import { countingMarksOfStudent, skillMarkReads } from './skill-mark.loaders.ts';
import { skillMarkEvents } from './skill-mark.outbox.ts';
import { SkillMarkResolver } from './skill-mark.resolver.ts';
import { voidSkillMark } from './void-skill-mark.ts';

const mayRead = scoped(
  'skill_marks:read',
  roles('academy_admin', 'administrator', 'department_head', 'teacher', 'parent', 'student'),
);
const mayWrite = scoped('skill_marks:write', writers('academy_admin', 'administrator', 'department_head', 'teacher'));

export const skillMarks = resource({
  noun: 'skill mark',
  reads: skillMarkReads,
  list: SkillMarkListArgs,
  operations: {
    skillMark: readsOne({
      may: mayRead,
      description: 'Returns a skill mark by id, even if it is voided; null if the caller cannot see it.',
    }),
    skillMarks: readsList({
      may: mayRead,
      description:
        'The skill marks of the students whom the caller can see, without voided marks. FORBIDDEN for support staff.',
    }),
    voidSkillMark: steps(voidSkillMark, {
      may: mayWrite,
      version: false,
      further: VoidSkillMarkArgs,
      description:
        'Voids a skill mark, so that the mark before it counts again. Academy admins and administrators can void any ' +
        'mark. Teachers and department heads can void their own marks within the edit hours of the day of the mark.',
    }),
  },
  fields: {
    student: refersTo(
      studentReads,
      'studentId',
      'The student; null if the student was deleted or the caller cannot see the student.',
    ),
    skill: refersTo(skillReads, 'skillId', 'The skill; null if it was deleted.'),
  },
  elsewhere: [
    listedIn(countingMarksOfStudent, 'The last skill mark of the student in each skill, which is the one that counts.'),
  ],
  resolvers: [SkillMarkResolver],
  permissions: { Mutation: { saveSkillMarks: mayWrite } },
  recordings: [skillMarkEvents],
  handlers: [keepMarkedSkills],
});
