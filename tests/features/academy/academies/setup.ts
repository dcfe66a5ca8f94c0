import type { TestApp } from '../../../support/app.ts';
import { type Credentials, gql } from '../../../support/clients.ts';

export { type Scene, scene } from '../../people/staff/setup.ts';

const FIELDS = `id name slug type description email phone address city state country postalCode website logoUrl status
  branding { primaryColor secondaryColor logoUrl faviconUrl emailSenderName }
  settings {
    timezone currency locale weekStart defaultBatchCapacity lowAttendanceThreshold attendanceEditHours
    clashPolicy attendanceRequiresSession attendanceCounting { late excused } booksClosedUntil latePenalty { kind amount graceDays since } reminderDays
  }
  subscription {
    plan status trialEndsAt renewsAt limits { students staff batches } usage { students staff batches }
  }
  createdAt updatedAt`;

export const createAcademy = (app: TestApp, as: Credentials, input: object) =>
  gql(app, as, `mutation ($input: CreateAcademyInput!) { createAcademy(input: $input) { ${FIELDS} } }`, { input });
export const updateAcademy = (app: TestApp, as: Credentials, id: string, input: object) =>
  gql(
    app,
    as,
    `mutation ($id: ID!, $input: UpdateAcademyInput!) { updateAcademy(id: $id, input: $input) { ${FIELDS} } }`,
    { id, input },
  );
export const deleteAcademy = (app: TestApp, as: Credentials, id: string) =>
  gql(app, as, 'mutation ($id: ID!) { deleteAcademy(id: $id) { message } }', { id });
export const readAcademy = async (app: TestApp, as: Credentials, id: string) =>
  (await gql(app, as, `query ($id: ID!) { academy(id: $id) { ${FIELDS} } }`, { id })).data.academy;

let serial = 0;

/** Returns an academy name that is unique in the process. */
export const newName = (): string => `River ${process.pid} ${++serial}`;

/** Returns the required fields of a new academy. */
export const newAcademy = (given: object = {}) => ({
  name: newName(),
  type: 'SWIMMING',
  email: 'office@river.test',
  ...given,
});

/** Invalid values for the fields that createAcademy and updateAcademy share, with the expected errors. */
export const BAD_FIELDS: [Record<string, unknown>, Record<string, string[]>] = [
  {
    name: ' ',
    slug: 'No Slug!',
    email: 'office',
    description: 'x'.repeat(5001),
    phone: '5'.repeat(33),
    address: 'x'.repeat(501),
    city: 'x'.repeat(101),
    state: 'x'.repeat(101),
    country: '\u0000',
    postalCode: 'x'.repeat(21),
    website: 'ftp://river.test',
    logoUrl: 'javascript:alert(1)',
    branding: {
      primaryColor: 'red',
      secondaryColor: '#12345',
      logoUrl: 'x',
      faviconUrl: '//x',
      emailSenderName: 'x'.repeat(101),
    },
    settings: {
      timezone: 'Mars/Olympus',
      currency: 'XQQ',
      locale: 'en_GB',
      weekStart: null,
      defaultBatchCapacity: 0,
      lowAttendanceThreshold: 101,
      attendanceEditHours: -1,
      clashPolicy: null,
      attendanceRequiresSession: null,
      attendanceCounting: { late: null, excused: null },
      billing: { auto: null, leadDays: 61, maxBackMonths: 25, holdAbove: null },
      latePenalty: { kind: null, graceDays: 366 },
      reminderDays: [1, 1],
    },
  },
  {
    name: ['The name field is required.'],
    slug: ['The slug field format is invalid.'],
    email: ['The email field must be a valid email address.'],
    description: ['The description field must not be greater than 5000 characters.'],
    phone: ['The phone field must not be greater than 32 characters.'],
    address: ['The address field must not be greater than 500 characters.'],
    city: ['The city field must not be greater than 100 characters.'],
    state: ['The state field must not be greater than 100 characters.'],
    country: ['The country field format is invalid.'],
    postalCode: ['The postal code field must not be greater than 20 characters.'],
    website: ['The website field must be a valid URL.'],
    logoUrl: ['The logo url field must be a valid URL.'],
    'branding.primaryColor': ['The branding.primary_color field format is invalid.'],
    'branding.secondaryColor': ['The branding.secondary_color field format is invalid.'],
    'branding.logoUrl': ['The branding.logo_url field must be a valid URL.'],
    'branding.faviconUrl': ['The branding.favicon_url field must be a valid URL.'],
    'branding.emailSenderName': ['The branding.email_sender_name field must not be greater than 100 characters.'],
    'settings.timezone': ['The selected settings.timezone is invalid.'],
    'settings.currency': ['The selected settings.currency is invalid.'],
    'settings.locale': ['The selected settings.locale is invalid.'],
    'settings.weekStart': ['The settings.week_start field is required.'],
    'settings.defaultBatchCapacity': ['The settings.default_batch_capacity field must be at least 1.'],
    'settings.lowAttendanceThreshold': ['The settings.low_attendance_threshold field must not be greater than 100.'],
    'settings.attendanceEditHours': ['The settings.attendance_edit_hours field must be at least 0.'],
    'settings.clashPolicy': ['The settings.clash_policy field is required.'],
    'settings.attendanceRequiresSession': ['The settings.attendance_requires_session field is required.'],
    'settings.attendanceCounting.late': ['The settings.attendance_counting.late field is required.'],
    'settings.attendanceCounting.excused': ['The settings.attendance_counting.excused field is required.'],
    'settings.billing.auto': ['The settings.billing.auto field is required.'],
    'settings.billing.leadDays': ['The settings.billing.lead_days field must not be greater than 60.'],
    'settings.billing.maxBackMonths': ['The settings.billing.max_back_months field must not be greater than 24.'],
    'settings.billing.holdAbove': ['The settings.billing.hold_above field is required.'],
    'settings.latePenalty.kind': ['The settings.late_penalty.kind field is required.'],
    'settings.latePenalty.graceDays': ['The settings.late_penalty.grace_days field must not be greater than 365.'],
    'settings.reminderDays': ['The settings.reminder_days field has a duplicate value.'],
  },
];
