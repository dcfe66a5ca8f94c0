import 'reflect-metadata';
import { beforeAll, describe, expect, it } from 'vitest';
import { StaffRole, Weekday } from '../../../src/features/academy/academies/academy.enums.ts';
import { AttendanceStatus } from '../../../src/features/learning/attendance/attendance.enums.ts';
import { EmploymentType } from '../../../src/features/people/staff/staff.enums.ts';
import { Gender } from '../../../src/features/people/students/student.enums.ts';
import { type TestApp, testApp } from '../../support/app.ts';
import { type AcademySeed, type Member, type SeededAcademy, seedAcademy } from '../../support/seed.ts';
import { data } from './thrice.ts';

const RFC3339 = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const createdAt = '2026-01-15T10:30:00.000Z';
const updatedAt = '2026-07-01T00:00:00.050Z';

describe('fields of records in GraphQL', () => {
  let app: TestApp;
  let academy: SeededAcademy;
  let admin: Member;
  let make: AcademySeed;

  beforeAll(async () => {
    app = await testApp();
    academy = await seedAcademy(app);
    admin = await academy.as('academy_admin');
    make = academy.with;
  });

  /** Reads a row by id and in its list. Expects both to be equal. */
  async function read(one: string, list: string, id: string, selection: string): Promise<any> {
    const single = await data(app, admin, `query ($id: ID!) { ${one}(id: $id) { id ${selection} } }`, { id });
    const { [list]: page } = await data(app, admin, `{ ${list}(first: 100) { nodes { id ${selection} } } }`);
    expect(page.nodes.find((node: any) => node.id === id)).toEqual(single[one]);
    return single[one];
  }

  it('return dates, times, weekdays and texts of a batch', async () => {
    const batch = await make.batch({
      createdAt,
      updatedAt,
      endDate: '2026-12-18',
      startTime: '09:05:00',
      endTime: '23:59:59',
    });
    const selection = `academyId createdAt updatedAt startDate endDate startTime endTime daysOfWeek maxStudents classroom
      notes instructorId instructor { id } courseId course { id } status code availableSeats`;
    expect(await read('batch', 'batches', batch.id, selection)).toEqual({
      id: batch.id,
      academyId: academy.id,
      createdAt,
      updatedAt,
      startDate: '2026-01-05',
      endDate: '2026-12-18',
      startTime: '09:05:00',
      endTime: '23:59:59',
      daysOfWeek: ['MONDAY', 'WEDNESDAY'],
      maxStudents: 10,
      classroom: '',
      notes: null,
      instructorId: null,
      instructor: null,
      courseId: batch.courseId,
      course: { id: batch.courseId },
      status: 'UPCOMING',
      code: batch.code,
      availableSeats: 10,
    });
  });

  it('return the values of a student that are stored as JSON, and null for missing values', async () => {
    const student = await make.student({
      gender: Gender.UNDISCLOSED,
      dateOfBirth: '2012-02-29',
      emergencyContact: { name: 'Núria', phone: null, relationship: 'aunt' },
      academicHistory: [{ institution: 'École', level: null, year: 2020, result: 'A' }],
      documents: [{ title: 'Visa', url: 'https://files.test/1', expiresOn: '2027-01-31' }],
    });
    const bare = await make.student();
    const selection = `name joinedAt status gender dateOfBirth email phone photoUrl userId
      emergencyContact { name phone relationship } academicHistory { institution level year result }
      documents { title url expiresOn }`;
    expect(await read('student', 'students', student.id, selection)).toMatchObject({
      name: `${student.firstName} ${student.lastName}`,
      joinedAt: '2026-01-05',
      status: 'ACTIVE',
      gender: 'UNDISCLOSED',
      dateOfBirth: '2012-02-29',
      emergencyContact: { name: 'Núria', phone: null, relationship: 'aunt' },
      academicHistory: [{ institution: 'École', level: null, year: 2020, result: 'A' }],
      documents: [{ title: 'Visa', url: 'https://files.test/1', expiresOn: '2027-01-31' }],
    });
    expect(await read('student', 'students', bare.id, selection)).toMatchObject({
      gender: null,
      dateOfBirth: null,
      email: null,
      phone: null,
      photoUrl: null,
      userId: null,
      emergencyContact: null,
      academicHistory: [],
      documents: [],
    });
  });

  it('return booleans of a parent, from columns and from JSON', async () => {
    const [yes, no] = [await make.parent({ emergencyContact: true }), await make.parent()];
    const selection = 'emergencyContact communicationPreferences { email sms push language } status';
    const communicationPreferences = { email: true, sms: false, push: false, language: 'en' };
    expect(await read('parent', 'parents', yes.id, selection)).toEqual({
      id: yes.id,
      emergencyContact: true,
      communicationPreferences,
      status: 'ACTIVE',
    });
    expect((await read('parent', 'parents', no.id, selection)).emergencyContact).toBe(false);
  });

  it('return money, lists and departments of a staff member', async () => {
    const department = await make.department({ name: 'Own' });
    const staff = await make.staff({
      role: StaffRole.SUPPORT_STAFF,
      hourlyRate: 2505,
      employmentType: EmploymentType.PART_TIME,
      hireDate: '2024-02-29',
      qualifications: [{ title: 'Lifeguard', institution: null, year: 2019 }],
      weeklyAvailability: [{ day: Weekday.SUNDAY, startTime: '08:00:00', endTime: '12:30:00' }],
      departments: [department.id],
    });
    const bare = await make.staff();
    const selection = `hourlyRate employmentType hireDate endDate role departmentIds departments { id name }
      qualifications { title institution year } weeklyAvailability { day startTime endTime }`;
    expect(await read('staffMember', 'staff', staff.id, selection)).toEqual({
      id: staff.id,
      hourlyRate: '25.05',
      employmentType: 'PART_TIME',
      hireDate: '2024-02-29',
      endDate: null,
      role: 'SUPPORT_STAFF',
      departmentIds: [department.id],
      departments: [{ id: department.id, name: 'Own' }],
      qualifications: [{ title: 'Lifeguard', institution: null, year: 2019 }],
      weeklyAvailability: [{ day: 'SUNDAY', startTime: '08:00:00', endTime: '12:30:00' }],
    });
    expect(await read('staffMember', 'staff', bare.id, selection)).toMatchObject({
      hourlyRate: null,
      departmentIds: [],
      departments: [],
      qualifications: [],
      weeklyAvailability: [],
    });
  });

  it('return the departments of a staff member in the order in which they were added', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 5; n++) ids.push((await make.department()).id);
    ids.reverse();
    const staff = await make.staff({ departments: ids });
    expect(await read('staffMember', 'staff', staff.id, 'departmentIds departments { id }')).toEqual({
      id: staff.id,
      departmentIds: ids,
      departments: ids.map((id) => ({ id })),
    });
  });

  it('return price and completion rule of a course', async () => {
    const completionRule = { minAttendance: 80, minProgress: null, requirePaid: true };
    const course = await make.course({ price: 9_999_999_999, completionRule, minAge: 0 });
    const selection =
      'price completionRule { minAttendance minProgress requirePaid } minAge maxAge level billingFrequency department { id }';
    expect(await read('course', 'courses', course.id, selection)).toEqual({
      id: course.id,
      price: '99999999.99',
      completionRule,
      minAge: 0,
      maxAge: null,
      level: 'ALL',
      billingFrequency: 'ONE_TIME',
      department: null,
    });
    expect((await read('course', 'courses', (await make.course()).id, selection)).price).toBeNull();
  });

  it('return the user who made an attendance mark, and the time', async () => {
    const student = await make.student();
    const record = await make.attendance({
      studentId: student.id,
      date: '2026-02-28',
      status: AttendanceStatus.LATE,
      minutesLate: 12,
      session: 'Période 1',
      markedAt: '2026-02-28T23:59:59.999Z',
    });
    const selection = 'date status minutesLate session remarks batchId batch { id } markedBy markedAt student { id }';
    expect(await read('attendanceRecord', 'attendance', record.id, selection)).toEqual({
      id: record.id,
      date: '2026-02-28',
      status: 'LATE',
      minutesLate: 12,
      session: 'Période 1',
      remarks: null,
      batchId: null,
      batch: null,
      markedBy: admin.userId,
      markedAt: '2026-02-28T23:59:59.999Z',
      student: { id: student.id },
    });
  });

  it('return amounts with two decimal places, and negative amounts for refunds', async () => {
    const fee = await make.fee({ studentId: (await make.student()).id, amount: 150_050, dueDate: '2099-12-31' });
    const payment = await make.payment({ feeId: fee.id, amount: 50_005, paidAt: '2026-01-15T10:30:00.120Z' });
    const refund = await make.payment({ feeId: fee.id, amount: -5, refundOfId: payment.id } as never);
    const feeFields = 'amount paidAmount balance currency dueDate receiptNumber paymentMethod voidedAt parent { id }';
    expect(await read('fee', 'fees', fee.id, feeFields)).toEqual({
      id: fee.id,
      amount: '1500.50',
      paidAmount: '500.00',
      balance: '1000.50',
      currency: 'USD',
      dueDate: '2099-12-31',
      receiptNumber: refund.receiptNumber,
      paymentMethod: 'CASH',
      voidedAt: null,
      parent: null,
    });
    const selection = 'amount paidAt method refundOfId receivedBy fee { id }';
    expect(await read('payment', 'payments', payment.id, selection)).toEqual({
      id: payment.id,
      amount: '500.05',
      paidAt: '2026-01-15T10:30:00.120Z',
      method: 'CASH',
      refundOfId: null,
      receivedBy: admin.userId,
      fee: { id: fee.id },
    });
    expect(await read('payment', 'payments', refund.id, selection)).toMatchObject({
      amount: '-0.05',
      refundOfId: payment.id,
    });
  });

  it('return role, settings, branding and subscription of members and academies', async () => {
    const { members } = await data(app, admin, '{ members { nodes { id } } }');
    expect(await read('member', 'members', members.nodes[0].id, 'userId role staffRole staffId createdAt')).toEqual({
      id: members.nodes[0].id,
      userId: admin.userId,
      role: 'ACADEMY_ADMIN',
      staffRole: null,
      staffId: null,
      createdAt: expect.stringMatching(RFC3339),
    });
    const selection = `createdAt updatedAt description phone settings { timezone reminderDays latePenalty { kind } }
      branding { primaryColor } subscription { plan trialEndsAt limits { students } usage { students } }`;
    expect(await read('academy', 'academies', academy.id, selection)).toMatchObject({
      createdAt: expect.stringMatching(RFC3339),
      updatedAt: expect.stringMatching(RFC3339),
      description: '',
      phone: '',
      settings: { timezone: 'UTC', reminderDays: [-7, 0, 3, 7], latePenalty: { kind: 'NONE' } },
      branding: { primaryColor: null },
      subscription: { plan: 'GROWTH', trialEndsAt: expect.stringMatching(RFC3339), limits: { students: 2000 } },
    });
  });
});
