// Lints the GraphQL alone, which Biome does not know by its schema: tests/platform/clients/graphql-eslint.test.ts.
import graphql from '@graphql-eslint/eslint-plugin';

const { configs, parser } = graphql;
const OPERATIONS = 'rest/operations/**/*.graphql';

const graphqlIn = (files) => ({
  files: [files],
  plugins: { '@graphql-eslint': graphql },
  languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'schema.graphql', documents: OPERATIONS } } },
});

/** Objects that are values of the record they are part of, or of an answer: a cache keeps them with it. */
const VALUES = [
  'AttendanceChange',
  ...[
    'AcademicRecord',
    'AcademyBranding',
    'AcademySettings',
    'AttendanceCounting',
    'BatchSettings',
    'Availability',
    'CommunicationPreferences',
  ],
  ...['CompletionRule', 'EmergencyContact', 'LatePenalty', 'PlanLimits', 'PlanSubscription', 'PlanUsage'],
  ...['Qualification', 'StudentDocument', 'PageInfo'],
  // what other rows come to
  ...['AttendanceCorrection', 'AttendanceSummary', 'EnrollmentCounts', 'SessionCounts'],
  // what would become of sessions: some of them have no row yet
  ...['PreviewedClash', 'PreviewedSession', 'SchedulePreview', 'SchedulePreviewCounts'],
  // a day of a timetable, told by its date; a student in a roster or a clash, and staff who are free: by the id of whom they tell
  ...['TimetableDay', 'RosterEntry', 'ClashStudent', 'FreeInstructor'],
  // what is told by the place in a feed, by its name, or within a delivery
  ...['EventFeed', 'EventField', 'EventKind', 'WebhookAttempt'],
  // what prices are made of, and what becomes of an amount
  ...[
    'DiscountCondition',
    'FeeDue',
    'FeePlanItem',
    'FeePlanRevision',
    'Installment',
    'Installments',
    'PriceStep',
    'FeeTax',
  ],
  ...['AccountStatement', 'FeeExplanation', 'PaymentAllocation', 'PenaltyBasis'],
  // how enrollments are billed, what a run did, and what enrolling would bill
  ...[
    'BillingSettings',
    'BillingRunCounts',
    'SkippedCount',
    'Quote',
    'QuotedFee',
    'QuotedInstallment',
    'PreviewedCredit',
  ],
  // what reports there are, by their names
  ...['ReportDescription', 'ReportParameter'],
  // the settings, choices and words of notices, and the audience of an announcement
  ...['NoticeChannels', 'NoticeSwitches', 'QuietHours', 'NotificationPreference', 'UnreadNotifications'],
  ...['NoticePlaceholder', 'NotificationKind', 'NotificationPreview'],
  ...['AnnouncementAudience', 'AnnouncementPreview', 'AudienceCount'],
  // known by the academy's id
  'UserMembership',
];

const [, NAMES] = configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'];

/** The numbers of `days_1_30` and `survival_30_days` would run together otherwise. */
const WITH_NUMBERS = { style: 'camelCase', ignorePattern: '^(days|survival)_' };

export default [
  {
    ...graphqlIn('schema.graphql'),
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      // connections and their edges are pages, imports and payloads answers: only records have an id, and what reports sum up is none
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { types: VALUES, suffixes: ['Connection', 'Edge', 'Import', 'Payload', 'Row', 'Totals'] } },
      ],
      // `nodes` beside `edges`, and lists of values; jobs and one's own sessions are listed, and never asked for by their ids
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
      // `enrollmentDate`, `feeType` and `studentNumber` are the names that REST has always had
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/naming-convention': ['error', { ...NAMES, FieldDefinition: WITH_NUMBERS }],
    },
  },
  {
    ...graphqlIn(OPERATIONS),
    rules: {
      ...configs['flat/operations-recommended'].rules,
      // the operations are called as the fields are that they ask for: routes name them so
      '@graphql-eslint/naming-convention': [
        'error',
        { VariableDefinition: 'camelCase', OperationDefinition: 'camelCase', FragmentDefinition: 'PascalCase' },
      ],
      // REST answers what is asked for and no more, and keeps no cache
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    // the documents of the docs, as the test hands them over
    ...graphqlIn('docs/*.graphql'),
    rules: {
      ...configs['flat/operations-recommended'].rules,
      // they are for readers, who need no ids
      '@graphql-eslint/require-selections': 'off',
    },
  },
];
