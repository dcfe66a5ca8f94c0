import { describeEnum } from '../../../platform/graphql/enums.ts';

export enum AcademyType {
  TUITION = 'tuition',
  COACHING = 'coaching',
  SWIMMING = 'swimming',
  KARATE = 'karate',
  CHESS = 'chess',
  MUSIC = 'music',
  DANCE = 'dance',
  YOGA = 'yoga',
  CODING = 'coding',
  OTHER = 'other',
}
describeEnum(AcademyType, 'AcademyType', 'The kind of education that an academy offers.', {
  TUITION: 'A tuition centre.',
  COACHING: 'A coaching institute.',
  SWIMMING: 'A swim school.',
  KARATE: 'A karate dojo.',
  CHESS: 'A chess academy.',
  MUSIC: 'A music school.',
  DANCE: 'A dance school.',
  YOGA: 'A yoga studio.',
  CODING: 'A coding school.',
  OTHER: 'Another kind of education.',
});

export enum AcademyStatus {
  ACTIVE = 'active',
  INACTIVE = 'inactive',
  SUSPENDED = 'suspended',
}
describeEnum(AcademyStatus, 'AcademyStatus', 'The status of an academy.', {
  ACTIVE: 'In business.',
  INACTIVE: 'Closed by an admin of the academy: no new enrollments.',
  SUSPENDED: 'Suspended by the platform: members may read, and only a Super Admin may write.',
});

export enum SubscriptionPlan {
  FREE = 'free',
  STARTER = 'starter',
  GROWTH = 'growth',
  ENTERPRISE = 'enterprise',
}
describeEnum(SubscriptionPlan, 'SubscriptionPlan', 'The subscription plan of an academy.', {
  FREE: 'Up to 25 students, 5 staff and 5 batches.',
  STARTER: 'Up to 150 students, 15 staff and 30 batches.',
  GROWTH: 'Up to 2000 students, 100 staff and 200 batches.',
  ENTERPRISE: 'Without limits.',
});

export enum SubscriptionStatus {
  TRIALING = 'trialing',
  ACTIVE = 'active',
  PAST_DUE = 'past_due',
  CANCELLED = 'cancelled',
}
describeEnum(SubscriptionStatus, 'SubscriptionStatus', 'The status of a subscription.', {
  TRIALING: 'In the trial period, until `trialEndsAt`.',
  ACTIVE: 'The subscription is paid for.',
  PAST_DUE: 'A payment is overdue.',
  CANCELLED: 'The subscription has ended.',
});

export enum Weekday {
  MONDAY = 'monday',
  TUESDAY = 'tuesday',
  WEDNESDAY = 'wednesday',
  THURSDAY = 'thursday',
  FRIDAY = 'friday',
  SATURDAY = 'saturday',
  SUNDAY = 'sunday',
}
describeEnum(Weekday, 'Weekday', 'A day of the week.', {
  MONDAY: 'Monday.',
  TUESDAY: 'Tuesday.',
  WEDNESDAY: 'Wednesday.',
  THURSDAY: 'Thursday.',
  FRIDAY: 'Friday.',
  SATURDAY: 'Saturday.',
  SUNDAY: 'Sunday.',
});

export enum LatePenaltyKind {
  NONE = 'none',
  FIXED = 'fixed',
  PERCENT = 'percent',
}
describeEnum(LatePenaltyKind, 'LatePenaltyKind', 'The way in which a penalty for late payment is calculated.', {
  NONE: 'No penalty.',
  FIXED: 'A fixed amount.',
  PERCENT: 'A percentage of the open amount.',
});

export enum LateCounting {
  PRESENT = 'present',
  HALF = 'half',
  ABSENT = 'absent',
}
describeEnum(LateCounting, 'LateCounting', 'The weight of a late arrival in attendance rates.', {
  PRESENT: 'Counts as attended.',
  HALF: 'Counts as half attended.',
  ABSENT: 'Counts as not attended.',
});

export enum ExcusedCounting {
  IGNORE = 'ignore',
  PRESENT = 'present',
  ABSENT = 'absent',
}
describeEnum(ExcusedCounting, 'ExcusedCounting', 'The weight of an excused absence in attendance rates.', {
  IGNORE: 'Does not count.',
  PRESENT: 'Counts as attended.',
  ABSENT: 'Counts as not attended.',
});

export enum PublicName {
  FULL = 'full',
  INITIALS = 'initials',
}
describeEnum(PublicName, 'PublicName', 'The form of the student name in verifications of certificates.', {
  FULL: 'The full name.',
  INITIALS: 'Only the initials.',
});

export enum ClashPolicy {
  WARN = 'warn',
  REFUSE = 'refuse',
}
describeEnum(ClashPolicy, 'ClashPolicy', 'The policy for writes that would cause hard clashes.', {
  WARN: 'The service accepts the write; the query `clashes` lists the clashes.',
  REFUSE: 'The service refuses the write.',
});

/** The role of a membership. A staff member also has a staff role. */
export enum MemberRole {
  ACADEMY_ADMIN = 'academy_admin',
  STAFF = 'staff',
  PARENT = 'parent',
  STUDENT = 'student',
}
describeEnum(MemberRole, 'MemberRole', 'The role of a member in an academy.', {
  ACADEMY_ADMIN: 'Manages the academy.',
  STAFF: 'Works at the academy; the staff role determines the job.',
  PARENT: 'The parent or guardian of students in the academy.',
  STUDENT: 'Learns at the academy.',
});

export enum StaffRole {
  TEACHER = 'teacher',
  ADMINISTRATOR = 'administrator',
  SUPPORT_STAFF = 'support_staff',
  DEPARTMENT_HEAD = 'department_head',
}
describeEnum(StaffRole, 'StaffRole', 'The job of a staff member.', {
  TEACHER: 'Teaches batches.',
  ADMINISTRATOR: 'Runs the office.',
  SUPPORT_STAFF: 'Helps at the desk.',
  DEPARTMENT_HEAD: 'Leads a department.',
});
