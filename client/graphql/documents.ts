// Written by `npm run client` from schema.graphql and the documents beside this file.
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
/** The attendance status of a student. */
export type AttendanceStatus =
  /** Did not attend. */
  | 'ABSENT'
  /** Did not attend, with approval. */
  | 'EXCUSED'
  /** Arrived late. */
  | 'LATE'
  /** Attended. */
  | 'PRESENT';

/** The level of the students for whom a course is intended. */
export type CourseLevel =
  /** Experienced students. */
  | 'ADVANCED'
  /** All students. */
  | 'ALL'
  /** Beginners. */
  | 'BEGINNER'
  /** Students who know the basics. */
  | 'INTERMEDIATE';

/** The e-mail address and password of a user. */
export type LoginInput = {
  /** The e-mail address, regardless of case. */
  email: string;
  /** The password. */
  password: string;
};

/** The payment method. */
export type PaymentMethod =
  /** By bank transfer. */
  | 'BANK_TRANSFER'
  /** By card. */
  | 'CARD'
  /** In cash. */
  | 'CASH'
  /** By cheque. */
  | 'CHEQUE'
  /** Online. */
  | 'ONLINE'
  /** In another way. */
  | 'OTHER'
  /** By UPI. */
  | 'UPI';

/** The payment status of a fee as of today, in the academy's time zone. */
export type PaymentStatus =
  /** The due date has passed, and an amount is still open. */
  | 'OVERDUE'
  /** The fee has no open amount: it was paid or credited, or the fee was voided. */
  | 'PAID'
  /** A part is paid. */
  | 'PARTIAL'
  /** Nothing is paid yet. */
  | 'PENDING';

/** Money received for a fee. */
export type RecordPaymentInput = {
  /** The amount: at most the balance of the fee. */
  amount: string;
  /** The fee to pay. */
  feeId: string;
  /** A key of at most 255 characters. If a request is repeated with the same key and input within 24 hours, it returns the first payment. With another input, the result is a CONFLICT. */
  idempotencyKey?: string | null | undefined;
  /** The payment method. */
  method: PaymentMethod;
  /** The time of the payment, which must not be in the future. Default: the present time. */
  paidAt?: string | null | undefined;
  /** The payer's reference: at most 255 characters. */
  reference?: string | null | undefined;
};

/** A row of a roll call. If the student has a mark already, omitted fields stay unchanged. */
export type RollCallRecordInput = {
  /** The number of minutes by which the student was late: 1 to 600; allowed only with `LATE`. */
  minutesLate?: number | null | undefined;
  /** Remarks: at most 500 characters. */
  remarks?: string | null | undefined;
  /** The attendance status. */
  status: AttendanceStatus;
  /** The student. Each student may appear once. */
  studentId: string;
};

/** The attendance marks of students in a batch. */
export type TakeRollCallInput = {
  /** The batch. */
  batchId: string;
  /** The day, not in the future. */
  date: string;
  /** The marks: 1 to 200, one per student. */
  records: Array<RollCallRecordInput>;
  /** The label for the part of the day: at most 50 characters. */
  session?: string | null | undefined;
  /** The session, which must belong to the batch and the day; when omitted, the service finds the session by the batch and the day. */
  sessionId?: string | null | undefined;
};

export type DashboardQueryVariables = Exact<{
  students: number;
  after?: string | null | undefined;
  since: string;
}>;


export type DashboardQuery = { students: { nodes: Array<{ id: string, name: string, enrollments: { nodes: Array<{ id: string, progressPercentage: number, batch: { id: string, name: string, course: { id: string, name: string, level: CourseLevel } | null, instructor: { id: string, name: string } | null } | null }> }, attendance: { nodes: Array<{ id: string, date: string, status: AttendanceStatus }> }, fees: { nodes: Array<{ id: string, title: string | null, amount: string, balance: string, currency: string, dueDate: string, paymentStatus: PaymentStatus }> } }>, pageInfo: { hasNextPage: boolean, endCursor: string | null } } | null };

export type InboxQueryVariables = Exact<{
  count: number;
}>;


export type InboxQuery = { unreadNotificationCount: number | null, notifications: { nodes: Array<{ id: string, title: string, text: string, createdAt: string, readAt: string | null }> } | null };

export type MonthsQueryVariables = Exact<{
  from: string;
}>;


export type MonthsQuery = { monthlyReport: { currency: string, nodes: Array<{ month: string | null, billed: string, collected: string }> } | null };

export type PayMutationVariables = Exact<{
  input: RecordPaymentInput;
}>;


export type PayMutation = { recordPayment: { id: string, amount: string, receiptNumber: string, fee: { id: string, title: string | null, balance: string, paymentStatus: PaymentStatus } | null } | null };

export type ReceivedSubscriptionVariables = Exact<{ [key: string]: never; }>;


export type ReceivedSubscription = { notificationReceived: { id: string, title: string, text: string, createdAt: string, readAt: string | null } | null };

export type RollCallMutationVariables = Exact<{
  input: TakeRollCallInput;
}>;


export type RollCallMutation = { takeRollCall: Array<{ id: string, status: AttendanceStatus, minutesLate: number | null, student: { id: string, name: string } | null }> | null };

export type SignInMutationVariables = Exact<{
  input: LoginInput;
}>;


export type SignInMutation = { login: { token: string, expiresAt: string } | null };

export class TypedDocumentString<TResult, TVariables>
  extends String
  implements DocumentTypeDecoration<TResult, TVariables>
{
  __apiType?: NonNullable<DocumentTypeDecoration<TResult, TVariables>['__apiType']>;
  private value: string;
  public __meta__?: Record<string, any> | undefined;

  constructor(value: string, __meta__?: Record<string, any> | undefined) {
    super(value);
    this.value = value;
    this.__meta__ = __meta__;
  }

  override toString(): string & DocumentTypeDecoration<TResult, TVariables> {
    return this.value;
  }
}

export const DashboardDocument = new TypedDocumentString(`query Dashboard($students: Int!, $after: String, $since: Date!) {
  students(
    first: $students
    after: $after
    orderBy: [NAME_ASC]
    filter: {status: ACTIVE}
  ) {
    nodes {
      id
      name
      enrollments(first: 3, filter: {status: ACTIVE}) {
        nodes {
          id
          progressPercentage
          batch {
            id
            name
            course {
              id
              name
              level
            }
            instructor {
              id
              name
            }
          }
        }
      }
      attendance(first: 3, orderBy: [DATE_DESC], filter: {dateFrom: $since}) {
        nodes {
          id
          date
          status
        }
      }
      fees(first: 2, orderBy: [DUE_DATE_DESC]) {
        nodes {
          id
          title
          amount
          balance
          currency
          dueDate
          paymentStatus
        }
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`, { id: 'sha256:9ccef52ebeec0d52197b48e8d388ca38345f157691d1fe8e6004065695e37cf3' }) as unknown as TypedDocumentString<DashboardQuery, DashboardQueryVariables>;
export const InboxDocument = new TypedDocumentString(`query Inbox($count: Int!) {
  notifications(first: $count) {
    nodes {
      id
      title
      text
      createdAt
      readAt
    }
  }
  unreadNotificationCount
}`, { id: 'sha256:54d53c50e31a5c2a6d59c90ba4cdb851f4cc13352410b53733186780c2d6e182' }) as unknown as TypedDocumentString<InboxQuery, InboxQueryVariables>;
export const MonthsDocument = new TypedDocumentString(`query Months($from: Date!) {
  monthlyReport(filter: {from: $from}, last: 12) {
    currency
    nodes {
      month
      billed
      collected
    }
  }
}`, { id: 'sha256:d12b7932ee92f0fe01fea63b4ad64c9070838a9ab21aecd6e2d949e8ac881701' }) as unknown as TypedDocumentString<MonthsQuery, MonthsQueryVariables>;
export const PayDocument = new TypedDocumentString(`mutation Pay($input: RecordPaymentInput!) {
  recordPayment(input: $input) {
    id
    amount
    receiptNumber
    fee {
      id
      title
      balance
      paymentStatus
    }
  }
}`, { id: 'sha256:3111a33dff069f27ff4f0cd6f501218162bd681ead738a03d50edd2ae9022bfa' }) as unknown as TypedDocumentString<PayMutation, PayMutationVariables>;
export const ReceivedDocument = new TypedDocumentString(`subscription Received {
  notificationReceived {
    id
    title
    text
    createdAt
    readAt
  }
}`, { id: 'sha256:033fb68ff4957cd9f973fa8462649b0b3465bb4969c156035e65092465ce63ea' }) as unknown as TypedDocumentString<ReceivedSubscription, ReceivedSubscriptionVariables>;
export const RollCallDocument = new TypedDocumentString(`mutation RollCall($input: TakeRollCallInput!) {
  takeRollCall(input: $input) {
    id
    status
    minutesLate
    student {
      id
      name
    }
  }
}`, { id: 'sha256:8936b0bcb0a10ba671671f95b1fb5d901db160a18359d3d276d4922f29f1f506' }) as unknown as TypedDocumentString<RollCallMutation, RollCallMutationVariables>;
export const SignInDocument = new TypedDocumentString(`mutation SignIn($input: LoginInput!) {
  login(input: $input) {
    token
    expiresAt
  }
}`, { id: 'sha256:53e5ba5ddac7b3da6ca78a40dbb763f23bfa11c35c57cdeea6d98c674b8ee99b' }) as unknown as TypedDocumentString<SignInMutation, SignInMutationVariables>;
