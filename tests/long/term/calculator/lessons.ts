import { type Day, daysFrom, isIn, type Period, weekdayOf } from './days.ts';
import type { Class } from './offer.ts';
import type { Student } from './places.ts';

export type Mark = 'present' | 'late' | 'absent' | 'excused';

/** A lesson of a class on a day. */
export interface Lesson {
  /** The id that the service gave it. */
  id: string;
  readonly class: Class;
  readonly day: Day;
  /** Who leads it: the name of a member of staff. */
  leader: string;
  /** Whether they stand in for the teacher of the class. */
  standIn: boolean;
  cancelled: 'closure' | 'by hand' | null;
  /** Whether it is not charged, being cancelled. */
  isExcused: boolean;
  readonly marks: Map<Student, Mark>;
  /** The day on which the roll was begun. */
  rollOn: Day | null;
}

/** The lessons of all classes. */
export class Lessons {
  private readonly lessons = new Map<string, Lesson>();

  constructor(classes: readonly Class[]) {
    for (const each of classes) {
      for (const day of this.weekly(each, { from: each.start, until: each.end })) {
        const lesson = {
          id: '',
          class: each,
          day,
          leader: each.teacher,
          standIn: false,
          cancelled: null,
          isExcused: false,
          rollOn: null,
        };
        this.lessons.set(keyOf(each, day), { ...lesson, marks: new Map() });
      }
    }
  }

  /** The days of a period that are weekdays of the class, whether it is on by then or not. */
  weekly({ weekdays }: Class, { from, until }: Pick<Period, 'from' | 'until'>): Day[] {
    return daysFrom(from, until).filter((day) => weekdays.includes(weekdayOf(day)));
  }

  all(): Lesson[] {
    return [...this.lessons.values()];
  }

  of(each: Class, period?: Pick<Period, 'from' | 'until'>): Lesson[] {
    return this.all().filter((lesson) => lesson.class === each && (!period || isIn(lesson.day, period)));
  }

  on(day: Day): Lesson[] {
    return this.all().filter((lesson) => lesson.day === day);
  }

  at(each: Class, day: Day): Lesson {
    const lesson = this.lessons.get(keyOf(each, day));
    if (!lesson) throw new Error(`${each.name} has no lesson on ${day}.`);
    return lesson;
  }

  isExcused(each: Class, day: Day): boolean {
    const lesson = this.lessons.get(keyOf(each, day));
    return lesson !== undefined && lesson.cancelled !== null && lesson.isExcused;
  }
}

const keyOf = (each: Class, day: Day): string => `${each.name} ${day}`;

/** Whether a lesson has begun at a moment by the clock on the wall, `2026-09-01T16:00`. */
export const hasBegun = ({ day, class: { startTime } }: Lesson, now: string): boolean => `${day}T${startTime}` <= now;
