import { AssessmentKind } from '../../src/features/learning/grades/grade.enums.ts';
import type { ThemeLearning } from './learning.ts';

/** The learning content of the swim school. */
export const swimLearning: ThemeLearning = {
  booklet: {
    title: 'Skills booklet',
    section: 'Before the first lesson',
    name: 'skills-booklet.pdf',
    lines: [
      'Bring goggles, a cap and a towel. Long hair is tied back.',
      'Be at the pool ten minutes before the lesson.',
      'Tell the teacher about ear pain or a cold before you enter the water.',
      'Shower, then wait on the bench of your lane.',
    ],
  },
  lessonPlan: {
    title: 'Lesson plan: breathing to the side',
    section: 'For teachers',
    name: 'lesson-plan.txt',
    lines: ['5 min  Bubbles and bobs', '10 min Kick on the side with a board', '15 min Three strokes and a breath'],
  },
  video: {
    title: 'Freestyle arms in slow motion',
    section: 'Technique',
    url: 'https://video.example.com/freestyle-arms',
  },
  forParents: {
    title: 'How to practise breathing at home',
    section: 'For parents',
    url: 'https://swim.example.com/breathing-at-home',
  },
  preparation: {
    title: 'Watch this before the lesson: the streamline',
    section: 'Next lesson',
    url: 'https://video.example.com/streamline',
  },
  draft: {
    title: 'Tumble turns',
    section: 'Technique',
    url: 'https://video.example.com/tumble-turns',
  },
  assessments: [
    {
      title: 'Water safety quiz',
      kind: AssessmentKind.QUIZ,
      maxScore: 1_000,
      weight: 1,
      feedback: 'Knows the flags, and how to float and wait for help.',
    },
    {
      title: 'Training log',
      kind: AssessmentKind.ASSIGNMENT,
      maxScore: 1_000,
      weight: 1,
      feedback: 'Complete, with honest notes.',
    },
    {
      title: 'Freestyle over 25 metres',
      kind: AssessmentKind.PERFORMANCE,
      maxScore: 2_000,
      weight: 3,
      feedback: 'A calm stroke. Breathe out under water.',
    },
    {
      title: 'Swim level assessment',
      kind: AssessmentKind.EXAM,
      maxScore: 5_000,
      weight: 5,
      feedback: 'Strong kicks to the end of the lane.',
    },
  ],
  comment: 'Breathes calmly, and kicks from the hips. Next term we work on the arms.',
  diploma: {
    name: 'Course diploma',
    title: 'Diploma',
    body:
      'We congratulate {student_name}, who completed {course_name} on {completed_on} with the grade {grade} ' +
      'after {hours} hours in the water.',
  },
  pass: {
    name: 'Deep water pass',
    title: 'Deep Water Pass',
    body: '{student_name} may swim in the deep pool without a teacher. Proven in {course_name} on {completed_on}.',
  },
  rank: {
    name: 'Swim level badge',
    title: 'Swim Level',
    body: '{student_name} reached the level {level} of our {course_name} on {completed_on}.',
  },
};
