import { type Day, daysFrom, isIn, type Period, weekdayOf } from './days.ts';
import type { Class } from './offer.ts';
import type { Student } from './places.ts';

export type Mark = 'present' | 'late' | 'absent' | 'excused';

/** A lesson of a class on a day. */
export interface Lesson {
  /** Id in the service. */
  id: string;
  readonly class: Class;
  readonly day: Day;
  /** Name of the instructor. */
  leader: string;
  /** True if the instructor is a substitute. */
  standIn: boolean;
  cancelled: 'closure' | 'by hand' | null;
  /** True if a cancelled lesson is not charged. */
  isExcused: boolean;
  readonly marks: Map<Student, Mark>;
  /** The day on which the roll was first taken. */
  rollOn: Day | null;
}

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

  /**
   * Returns the days of a period on which the class meets by its weekdays. Includes days before the class begins and
   * after it ends.
   */
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

/** Returns true if a lesson has begun at a local time, `2026-09-01T16:00`. */
export const hasBegun = ({ day, class: { startTime } }: Lesson, now: string): boolean => `${day}T${startTime}` <= now;
