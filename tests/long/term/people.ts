import type { Family, Student } from './calculator/places.ts';
import type { ClassName } from './offer.ts';

/** How a family pays. */
export type Habit = 'monthly' | 'by fee' | 'late' | 'halves' | 'ahead' | 'never';

/** Family | habit | day of enrollment | children and their classes. */
const FAMILIES = `
  Abbott | monthly | 2026-08-17 | Ada: piano tue + theory
  Baker  | halves  | 2026-08-17 | Ben: choir, Cleo: piano mon
  Chen   | late    | 2026-08-17 | Dan: choir
  Diaz   | ahead   | 2026-08-17 | Eve: guitar, Finn: guitar, Gus: violin
  Evans  | ahead   | 2026-08-17 | Hana: piano tue
  Fox    | monthly | 2026-08-17 | Ivy: piano mon, Jack: piano tue
  Garcia | by fee  | 2026-08-17 | Kim: violin + theory
  Hall   | by fee  | 2026-08-17 | Leo: piano tue
  Irwin  | halves  | 2026-08-17 | Mia: piano mon, Ned: violin
  Jones  | late    | 2026-08-17 | Ola: dance + theory
  King   | monthly | 2026-08-17 | Pia: guitar, Quent: violin
  Lopez  | halves  | 2026-08-17 | Rosa: choir, Sam: violin, Tess: guitar
  Moore  | late    | 2026-08-20 | Ugo: piano tue + theory
  Nolan  | ahead   | 2026-08-20 | Vic: violin
  Ortiz  | ahead   | 2026-08-20 | Will: violin, Xena: choir
  Price  | monthly | 2026-08-20 | Yara: guitar + theory
  Quinn  | by fee  | 2026-08-20 | Zoe: dance, Alma: dance
  Reyes  | by fee  | 2026-08-20 | Bo: guitar
  Scott  | halves  | 2026-08-20 | Cora: piano tue + theory
  Tran   | late    | 2026-08-20 | Dev: piano mon, Elsa: choir, Felix: choir
  Usher  | monthly | 2026-08-20 | Uma: piano mon + theory
  Vega   | halves  | 2026-08-20 | Gina: choir, Hugo: piano tue
  Wolf   | late    | 2026-08-20 | Iris: piano mon + theory
  Xu     | ahead   | 2026-08-20 | Joel: guitar
  Young  | ahead   | 2026-08-27 | Kaya: choir, Liam: choir
  Zeller | monthly | 2026-08-27 | Maya: choir
  Amato  | never   | 2026-08-27 | Nico: piano tue
  Brandt | by fee  | 2026-08-27 | Olga: dance, Paul: violin
  Cohen  | halves  | 2026-08-27 | Rita: violin
  Dunn   | late    | 2026-08-27 | Seth: piano mon
  Ellis  | monthly | 2026-08-27 | Tara: piano mon, Udo: piano tue, Vera: choir
  Ford   | halves  | 2026-08-27 | Wade: dance
  Grant  | late    | 2026-08-27 | Xavi: choir
  Hayes  | ahead   | 2026-08-27 | Yves: violin, Zara: piano mon
  Ito    | ahead   | 2026-09-03 | Anna: choir
  Joshi  | monthly | 2026-09-03 | Bruno: guitar
  Katz   | by fee  | 2026-09-03 | Carl: piano mon, Dora: piano mon
  Lange  | by fee  | 2026-09-03 | Emil: choir
  Meyer  | halves  | 2026-09-03 | Flora: violin, Greg: piano mon
  Novak  | late    | 2026-09-03 | Heidi: piano tue + choir
`;

/** An adult student without a parent, who pays the bills. */
export const PAYS_ALONE = 'Xu';

export interface Enrolling {
  readonly family: Family;
  readonly habit: Habit;
  readonly on: string;
  readonly children: readonly { readonly student: Student; readonly classes: readonly ClassName[] }[];
}

/** The families of the academy: 40 with 60 students. */
export const families = (): Enrolling[] =>
  FAMILIES.trim()
    .split('\n')
    .map((line) => {
      const [name = '', habit, on = '', children = ''] = line.split('|').map((cell) => cell.trim());
      const family: Family = { name, students: [] };
      const enrolling = children.split(',').map((child) => {
        const [firstName, classes = ''] = child.trim().split(': ');
        const student = { name: `${firstName} ${name}`, family };
        family.students.push(student);
        return { student, classes: classes.split(' + ') as ClassName[] };
      });
      return { family, habit: habit as Habit, on, children: enrolling };
    });
