import { Course, defaultCompletionRule } from '../../src/features/academics/courses/course.entity.ts';
import { CourseStatus } from '../../src/features/academics/courses/course.enums.ts';
import { itemAt, itemInTurn } from '../../src/platform/errors/require-value.ts';
import { daysAgo, type Maker, officeHours, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { DepartmentRow } from './staff.ts';

export type CourseRow = Omit<Course, 'academyId' | 'version' | 'department' | 'trackLevel'>;

/** The colours in timetables. Most people can distinguish them, and white text can be read on each colour. */
const COLOURS = ['#1D6FA5', '#B5482A', '#3B7A57', '#7A4E9E', '#8A6D1B', '#A23B72', '#2B6E77', '#6B5B3E'];

/**
 * Creates `count` courses: first the theme's courses, and then as many intensive versions of these courses as are
 * needed. The last course is still a draft.
 */
export function makeCourses(maker: Maker, count: number, departments: DepartmentRow[]): CourseRow[] {
  const { random, theme } = maker;
  return Array.from({ length: count }, (_, index) => {
    const { department, name, ...course } = itemInTurn(theme.courses, index);
    const round = Math.floor(index / theme.courses.length);
    return {
      ...recordOf(maker, officeHours(maker, daysAgo(maker, 760 - index))),
      ...nullsOf(Course),
      deletedAt: null,
      ...course,
      name: round === 0 ? name : `${name}, Intensive ${round}`,
      code: random.code('CRS'),
      color: itemInTurn(COLOURS, index),
      autoCertificate: false,
      departmentId: itemAt(departments, department).id,
      completionRule: { ...defaultCompletionRule(), minAttendance: 75 },
      status: index === count - 1 ? CourseStatus.DRAFT : CourseStatus.ACTIVE,
    };
  });
}
