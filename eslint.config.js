// Lints only GraphQL, which Biome does not check against a schema. The test graphql-eslint.test.ts runs it.
import graphql from '@graphql-eslint/eslint-plugin';

const { configs, parser } = graphql;
const OPERATIONS = 'rest/operations/**/*.graphql';

const graphqlIn = (files) => ({
  files: [files],
  plugins: { '@graphql-eslint': graphql },
  languageOptions: { parser, parserOptions: { graphQLConfig: { schema: 'schema.graphql', documents: OPERATIONS } } },
});

/** Types without an id: values of a record or of a result, which a cache stores with that record or result. */
const VALUES = [
  ...['InvoiceBuyer', 'InvoiceSeller', 'InvoiceSnapshot', 'InvoiceStudent', 'InvoicingSettings'],
  'AttendanceChange',
  ...['AcademicRecord', 'AcademyBranding', 'AcademySettings', 'AttendanceCounting', 'BatchSettings', 'Availability'],
  ...['CommunicationPreferences', 'CompletionRule', 'EmergencyContact', 'LatePenalty'],
  ...['PlanLimits', 'PlanSubscription', 'PlanUsage', 'Qualification', 'StudentDocument', 'PageInfo'],
  // computed from other rows
  ...['AttendanceCorrection', 'AttendanceSummary', 'EnrollmentCounts', 'SessionCounts'],
  ...['Gradebook', 'TermAverage', 'Transcript', 'TranscriptCourse', 'ReadyForPromotion'],
  ...['CertificateSettings', 'CertificateSignatory', 'CertificateSnapshot'],
  ...['IssuedCertificates', 'SkippedEnrollment'],
  // previews of sessions, some of which have no row yet
  ...['PreviewedClash', 'PreviewedSession', 'SchedulePreview', 'SchedulePreviewCounts'],
  // a day is identified by its date, and a person in a list by the person's id
  ...['TimetableDay', 'RosterEntry', 'ClashStudent', 'FreeInstructor', 'ReadyStudent'],
  // identified by the position in a feed, by a name, or within a delivery
  ...['EventFeed', 'EventField', 'EventKind', 'WebhookAttempt'],
  // the parts of prices and scales, and what happens to an amount
  ...['DiscountCondition', 'FeeDue', 'FeePlanItem', 'FeePlanRevision', 'FeeTax', 'GradeBand'],
  ...['Installment', 'Installments', 'PriceStep'],
  ...['AccountStatement', 'FeeExplanation', 'PaymentAllocation', 'PenaltyBasis'],
  // how enrollments are billed, what a run did, and what enrolling would cost
  ...['BillingSettings', 'BillingRunCounts', 'SkippedCount', 'Quote', 'QuotedFee', 'QuotedInstallment'],
  'PreviewedCredit',
  // reports are identified by their names
  ...['ReportDescription', 'ReportParameter'],
  // the settings, choices and texts of notices, and the audience of an announcement
  ...['NoticeChannels', 'NoticeSwitches', 'QuietHours', 'NotificationPreference', 'UnreadNotifications'],
  ...['NoticePlaceholder', 'NotificationKind', 'NotificationPreview'],
  ...['AnnouncementAudience', 'AnnouncementPreview', 'AudienceCount'],
  // identified by the academy's id
  'UserMembership',
];

const [, NAMES] = configs['flat/schema-recommended'].rules['@graphql-eslint/naming-convention'];

/** Names such as `days_1_30` and `survival_30_days`, whose numbers would not be readable in camel case. */
const WITH_NUMBERS = { style: 'camelCase', ignorePattern: '^(days|survival)_' };

export default [
  {
    ...graphqlIn('schema.graphql'),
    rules: {
      ...configs['flat/schema-recommended'].rules,
      ...configs['flat/schema-relay'].rules,
      // only records have an id: pages, imports, payloads and the rows of reports have none
      '@graphql-eslint/strict-id-in-types': [
        'error',
        { exceptions: { types: VALUES, suffixes: ['Connection', 'Edge', 'Import', 'Payload', 'Row', 'Totals'] } },
      ],
      // connections have `nodes` beside `edges`, other lists contain values, and nobody reads a job or session by its id
      '@graphql-eslint/relay-edge-types': ['error', { listTypeCanWrapOnlyEdgeType: false, shouldImplementNode: false }],
      // REST has always used names such as `enrollmentDate`, `feeType` and `studentNumber`
      '@graphql-eslint/no-typename-prefix': 'off',
      '@graphql-eslint/naming-convention': ['error', { ...NAMES, FieldDefinition: WITH_NUMBERS }],
    },
  },
  {
    ...graphqlIn(OPERATIONS),
    rules: {
      ...configs['flat/operations-recommended'].rules,
      // an operation has the name of its field, as routes refer to it
      '@graphql-eslint/naming-convention': [
        'error',
        { VariableDefinition: 'camelCase', OperationDefinition: 'camelCase', FragmentDefinition: 'PascalCase' },
      ],
      // REST returns exactly the fields of its documents, and has no cache that needs ids
      '@graphql-eslint/require-selections': 'off',
    },
  },
  {
    // the documents in the docs, which the test passes as text
    ...graphqlIn('docs/*.graphql'),
    rules: {
      ...configs['flat/operations-recommended'].rules,
      // their readers need no ids
      '@graphql-eslint/require-selections': 'off',
    },
  },
];
