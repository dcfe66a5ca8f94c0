import { changeAmount, chargeByHand, feeOf, splitFee, voidFee, waive } from './by-hand.ts';
import type { Day } from './calculator/days.ts';
import type { Fund } from './calculator/ledger.ts';
import type { Lesson, Mark } from './calculator/lessons.ts';
import type { Student } from './calculator/places.ts';
import { completePlaces } from './completing.ts';
import { admit, approve, beginLater, drop, emailOf, enroll, placeOf, request, transfer } from './enrolling.ts';
import { confirmRun } from './nights.ts';
import { CLASSES } from './offer.ts';
import { invite } from './office.ts';
import { credit, payFee, payNamed, refund } from './paying.ts';
import type { Enrolling } from './people.ts';
import { hire, type School } from './school.ts';
import { correct } from './teaching.ts';
import { type Closed, cancelLesson, closeFor, giveNotice, openAgain, standIn, takeOver } from './timetable.ts';

/** An event of a day besides lessons and regular payments, in the morning or after the lessons. */
export interface StoryDay {
  readonly day: Day;
  readonly evening?: true;
  readonly happens: string;
  readonly story: (school: School) => Promise<unknown>;
}

/** Enrolls the children of the families that join on a day. */
export async function enrollFamilies(school: School, families: readonly Enrolling[], day: Day): Promise<void> {
  for (const enrolling of families.filter(({ on }) => on === day)) {
    await admit(school, enrolling);
    for (const { student, classes } of enrolling.children) {
      for (const name of classes) await enroll(school, student, CLASSES[name]);
    }
  }
}

const student = (school: School, name: string) => placeOf(school, name).student;
const family = (school: School, name: string) => student(school, name).family;
const lesson = ({ billing }: School, of: keyof typeof CLASSES, day: Day) => billing.lessons.at(CLASSES[of], day);

/** Returns the first student with the given mark in a lesson. */
function marked({ marks }: Lesson, isWanted: (marked: { who: Student; mark: Mark }) => boolean): Student {
  const found = [...marks].find(([who, mark]) => isWanted({ who, mark }));
  if (!found) throw new Error('Nobody was marked so.');
  return found[0];
}

/** Closures that are created on one day of the story and deleted on another day. */
const closures = new WeakMap<School, Closed>();

export const DAYS: readonly StoryDay[] = [
  {
    day: '2026-09-10',
    happens: 'A parent asks for a place in theory, which is full: her child waits.',
    story: async (school) => {
      const { app, clock, admin, ids } = school;
      const parent_id = ids.parents.get(family(school, 'Ben Baker')) as string;
      const invitation = { email: emailOf('Baker'), role: 'parent', parent_id };
      const parent = await invite([app, clock, admin], ids.academy, 'Pat Baker', invitation);
      await request(school, parent, student(school, 'Ben Baker'), CLASSES.theory);
    },
  },
  {
    day: '2026-09-14',
    happens: 'Emil, who sings already, begins the piano, with a coupon; the office enters that he began last week.',
    story: (school) =>
      enroll(school, student(school, 'Emil Lange'), CLASSES['piano tue'], { on: '2026-09-08', coupon: 'WELCOME' }),
  },
  {
    day: '2026-09-15',
    happens: 'A fee is written by mistake and voided.',
    story: async (school) =>
      voidFee(school, await chargeByHand(school, placeOf(school, 'Rosa Lopez'), 'A mistake', 9_900, '2026-09-30')),
  },
  {
    day: '2026-09-16',
    happens:
      'Flora began a week later than was entered: the days before are credited. Greg is entered for the choir from October on.',
    story: async (school) => {
      await beginLater(school, placeOf(school, 'Flora Meyer', CLASSES.violin), '2026-09-11');
      await enroll(school, student(school, 'Greg Meyer'), CLASSES.choir, { on: '2026-10-01' });
    },
  },
  {
    day: '2026-09-19',
    happens:
      'The first full guitar lesson bills more than twice as much as any before: the run is held, and confirmed.',
    story: (school) => confirmRun(school, 'session'),
  },
  {
    day: '2026-09-22',
    evening: true,
    happens: 'Sam leaves the violin after the lesson: what is left of the month is credited.',
    story: (school) => drop(school, placeOf(school, 'Sam Lopez'), 'Plays football now'),
  },
  {
    day: '2026-09-24',
    happens:
      'Marks of the guitar lesson are corrected: one who was there was excused, and one who was absent came late.',
    story: async (school) => {
      const of = lesson(school, 'guitar', '2026-09-18');
      const present = marked(of, ({ mark }) => mark === 'present');
      const absent = marked(of, ({ mark }) => mark === 'absent');
      await correct(school, of, present, 'excused');
      await correct(school, of, absent, 'late');
    },
  },
  {
    day: '2026-09-28',
    happens: 'Ola leaves theory: her seat goes to Ben, who has waited.',
    story: (school) => drop(school, placeOf(school, 'Ola Jones', CLASSES.theory), 'Too early on Saturdays'),
  },
  {
    day: '2026-10-01',
    happens: 'The office gives Ben the place: the term is billed from today, not from the day on which he asked.',
    story: (school) => approve(school, placeOf(school, 'Ben Baker', CLASSES.theory)),
  },
  {
    day: '2026-10-06',
    happens: 'The academy is going to close on Columbus Day: October is billed already, so lessons are credited.',
    story: async (school) => closures.set(school, await closeFor(school, 'Columbus Day', '2026-10-12', '2026-10-12')),
  },
  {
    day: '2026-10-07',
    happens: 'Ivy goes on a trip, for which she pays with what was credited.',
    story: (school) => chargeByHand(school, placeOf(school, 'Ivy Fox'), 'Trip', 6_000, '2026-10-30'),
  },
  {
    day: '2026-10-09',
    happens:
      'It stays open on Columbus Day: credits are taken back, and what was spent of them is charged again. Mara gives notice.',
    story: async (school) => {
      await openAgain(school, closures.get(school) as Closed);
      await giveNotice(school, 'Mara', '2026-10-16');
    },
  },
  {
    day: '2026-10-13',
    happens: 'A goodwill credit for a family that owes much.',
    story: (school) => credit(school, family(school, 'Nico Amato'), 2_000, 'goodwill'),
  },
  {
    day: '2026-10-14',
    happens: 'Mia moves to the other piano class: what is left of her month is credited, and billed there.',
    story: (school) => transfer(school, placeOf(school, 'Mia Irwin'), CLASSES['piano tue']),
  },
  {
    day: '2026-10-15',
    happens: 'A penalty is waived, and some of a payment is given back.',
    story: async (school) => {
      await waive(school, feeOf(school, 'Dev Tran', 'penalty'), 'The bank was on strike');
      const [payment] = school.billing.account(family(school, 'Hana Evans')).funds;
      await refund(school, payment as Fund, 10_000);
    },
  },
  {
    day: '2026-10-16',
    happens: 'A payment is entered that was made in time: the penalty is voided.',
    story: async (school) => {
      const fee = feeOf(school, 'Seth Dunn', 'lessons:2026-10');
      await payFee(school, fee, fee.account.balance(fee), '2026-10-12');
    },
  },
  {
    day: '2026-10-17',
    happens: 'Paula takes over the classes of Mara, who left yesterday.',
    story: async (school) => {
      await hire(school, 'Paula');
      await takeOver(school, 'Mara', 'Paula');
    },
  },
  {
    day: '2026-10-20',
    happens: 'The academy is going to close for Thanksgiving: November is not billed yet, the term is.',
    story: (school) => closeFor(school, 'Thanksgiving', '2026-11-25', '2026-11-28'),
  },
  {
    day: '2026-10-21',
    happens: 'Quent leaves in the middle of a month.',
    story: (school) => drop(school, placeOf(school, 'Quent King'), 'Moved away'),
  },
  {
    day: '2026-10-22',
    happens: 'Ines stands in for Paula.',
    story: (school) => standIn(school, lesson(school, 'piano tue', '2026-10-22'), 'Ines'),
  },
  {
    day: '2026-10-26',
    happens: 'Yara leaves theory, and keeps the guitar.',
    story: (school) => drop(school, placeOf(school, 'Yara Price', CLASSES.theory), 'Too much homework'),
  },
  {
    day: '2026-10-27',
    happens: 'The trip turns out cheaper.',
    story: (school) => changeAmount(school, feeOf(school, 'Ivy Fox', 'Trip'), 5_000),
  },
  {
    day: '2026-10-28',
    happens: 'She was there on Friday, when she still learned two courses: the lesson is billed by that.',
    story: (school) =>
      correct(school, lesson(school, 'guitar', '2026-10-23'), student(school, 'Yara Price'), 'present'),
  },
  {
    day: '2026-11-03',
    happens: 'A camp is paid in two parts.',
    story: async (school) => {
      const place = placeOf(school, 'Rita Cohen');
      const camp = await chargeByHand(school, place, 'Camp', 27_000, '2026-11-20');
      await splitFee(school, camp, place, 13_500, '2026-12-20');
    },
  },
  {
    day: '2026-11-16',
    happens:
      'Half of a fee turns out to be paid in time: the penalty is lowered by half. Another one is paid before its fee.',
    story: async (school) => {
      const fee = feeOf(school, 'Iris Wolf', 'lessons:2026-11');
      await payFee(school, fee, Math.floor(fee.account.balance(fee) / 2), '2026-11-10');
      const penalty = feeOf(school, 'Ugo Moore', 'penalty');
      await payNamed(
        school,
        penalty.account,
        penalty.account.balance(penalty),
        new Map([[penalty, penalty.account.balance(penalty)]]),
      );
    },
  },
  {
    day: '2026-11-17',
    happens:
      'That fee was paid in time, too: what was paid of its penalty is credited. A violin lesson falls out, as Jonas is ill.',
    story: async (school) => {
      const fee = feeOf(school, 'Ugo Moore', 'lessons:2026-11');
      await payFee(school, fee, fee.account.balance(fee), '2026-11-12');
      await cancelLesson(school, lesson(school, 'violin', '2026-11-20'), 'Jonas is ill');
    },
  },
  {
    day: '2026-12-11',
    happens: 'Yesterday nobody came through the snow: the closure is entered now.',
    story: (school) => closeFor(school, 'Snow', '2026-12-10', '2026-12-10'),
  },
  {
    day: '2026-12-21',
    happens: 'Who came to the guitar lessons and paid has completed the course; the office makes one exception.',
    story: (school) => completePlaces(school, CLASSES.guitar),
  },
  {
    day: '2026-12-22',
    happens: 'What the family that never pays owes for lessons is written off.',
    story: async (school) => {
      for (const fee of school.billing.account(family(school, 'Nico Amato')).open()) {
        await credit(school, fee, fee.account.balance(fee), 'write_off');
      }
    },
  },
];
