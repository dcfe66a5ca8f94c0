import { AssessmentKind } from '../../src/features/learning/grades/grade.enums.ts';
import type { ThemeLearning } from './learning.ts';

/** The learning content of the chess academy. */
export const chessLearning: ThemeLearning = {
  booklet: {
    title: 'House rules and notation',
    section: 'Before the first lesson',
    name: 'house-rules.pdf',
    lines: [
      'Touch a piece, and you move it.',
      'Write down every move: Nf3, exd5, O-O.',
      'Shake hands before the game and after it.',
      'Phones are off and in the bag.',
    ],
  },
  lessonPlan: {
    title: 'Lesson plan: the double attack',
    section: 'For teachers',
    name: 'lesson-plan.txt',
    lines: ['10 min Six forks on the demonstration board', '25 min Worksheet in pairs', '25 min A game with a theme'],
  },
  video: {
    title: 'A pin in twelve games',
    section: 'Tactics',
    url: 'https://video.example.com/pins',
  },
  forParents: {
    title: 'How to play with your child when you do not play',
    section: 'For parents',
    url: 'https://chess.example.com/for-parents',
  },
  preparation: {
    title: 'Solve these six puzzles before the lesson',
    section: 'Next lesson',
    url: 'https://chess.example.com/puzzles/forks',
  },
  draft: {
    title: 'The windmill',
    section: 'Tactics',
    url: 'https://video.example.com/windmill',
  },
  assessments: [
    {
      title: 'Tactics quiz',
      kind: AssessmentKind.QUIZ,
      maxScore: 1_000,
      weight: 1,
      feedback: 'Sees the whole board.',
    },
    {
      title: 'A game with notes',
      kind: AssessmentKind.ASSIGNMENT,
      maxScore: 1_000,
      weight: 1,
      feedback: 'Clear plans, and the mistake found.',
    },
    {
      title: 'Rapid tournament of the batch',
      kind: AssessmentKind.PERFORMANCE,
      maxScore: 700,
      weight: 3,
      feedback: 'Good use of the clock. Castle earlier.',
    },
    {
      title: 'Grading test',
      kind: AssessmentKind.EXAM,
      maxScore: 5_000,
      weight: 5,
      feedback: 'Strong endgames.',
    },
  ],
  comment: 'Looks for the threat of the other side before each move. Next term we work on rook endings.',
  diploma: {
    name: 'Course diploma',
    title: 'Diploma',
    body:
      'We congratulate {student_name}, who completed {course_name} on {completed_on} with the grade {grade} ' +
      'after {hours} hours at the board.',
  },
  pass: {
    name: 'Tournament pass',
    title: 'Tournament Pass',
    body: '{student_name} may play in the open section of our tournaments. Earned in {course_name} on {completed_on}.',
  },
  rank: {
    name: 'Chess rank',
    title: 'Chess Rank',
    body: '{student_name} reached the rank {level} of our {course_name} on {completed_on}.',
  },
};
