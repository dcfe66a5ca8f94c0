import { Student } from '../../src/features/people/students/student.entity.ts';
import { Gender, StudentStatus } from '../../src/features/people/students/student.enums.ts';
import { addDays } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, phoneNumber, recordOf } from '../maker.ts';
import { nullsOf } from '../nulls.ts';
import type { Family } from './families.ts';

export type StudentRow = Omit<Student, 'academyId' | 'version' | 'name' | 'user'>;

/** The minimum and maximum number of days since a student joined. All students joined before any enrollment began. */
const DAYS_AGO: [least: number, most: number] = [170, 700];

/** Creates a child of the family. The child is 10 to 14 years old, and therefore old enough for every course. */
export function makeStudent(maker: Maker, family: Family, index: number, joined = DAYS_AGO): StudentRow {
  const { random, theme } = maker;
  const gender = random.pick([Gender.FEMALE, Gender.MALE]);
  const joinedAt = daysAgo(maker, random.int(...joined));
  return {
    ...recordOf(maker, officeHours(maker, joinedAt)),
    ...nullsOf(Student),
    deletedAt: null,
    firstName: random.pick(gender === Gender.FEMALE ? theme.girls : theme.boys),
    lastName: family.surname,
    studentNumber: random.code('STU'),
    dateOfBirth: daysAgo(maker, random.int(3_700, 5_400)),
    gender,
    address: family.address,
    city: theme.city,
    state: theme.state,
    country: theme.country,
    postalCode: family.postalCode,
    medicalNotes: index % 12 === 5 ? random.pick(theme.medicalNotes) : null,
    emergencyContact: { name: `Robin ${family.surname}`, phone: phoneNumber(maker), relationship: 'Grandparent' },
    academicHistory:
      index % 5 === 2
        ? [{ institution: `${theme.city} Primary School`, level: 'Year 4', year: null, result: null }]
        : [],
    documents:
      index % 6 === 1
        ? [
            {
              title: 'Enrolment form',
              url: `https://${maker.slug}.test/documents/${index + 1}.pdf`,
              expiresOn: addDays(maker.today, 365),
            },
          ]
        : [],
    status: StudentStatus.ACTIVE,
    joinedAt,
  };
}
