/** A request that is refused with a text that contains a stored value. */
export interface Refused {
  readonly request: readonly [method: string, path: string, body: object];
  readonly write: string;
  readonly reads: readonly string[];
  readonly text: string;
  /** The text for a key without the scopes in `reads`. */
  readonly plain: string;
}

/** Refusals that contain stored values. Each function receives the ids of the records in the test. */
export const REFUSALS_WITH_VALUES: [string, (id: Record<string, string>) => Refused][] = [
  [
    'recordPayment: the balance of the fee',
    ({ fee }) => ({
      request: ['POST', `/fees/${fee}/payments`, { amount: '99.00', method: 'cash' }],
      write: 'payments:write',
      reads: ['fees:read'],
      text: 'The amount field must not be greater than 15.00.',
      plain: 'The amount field must not be greater than the balance of the fee.',
    }),
  ],
  [
    'recordPayment: the last day of the closed books',
    ({ fee }) => ({
      request: ['POST', `/fees/${fee}/payments`, { amount: '1.00', method: 'cash', paid_at: '2026-03-02T09:00:00Z' }],
      write: 'payments:write',
      reads: ['academy:read'],
      text: 'The paid at field must be a date after 2026-03-31.',
      plain: 'The paid at field must be a date after the last day of the closed books.',
    }),
  ],
  [
    'recordAccountPayment: the balance of a fee',
    ({ account, fee }) => ({
      request: [
        ...(['POST', '/payments'] as const),
        { account_id: account, amount: '99.00', method: 'cash', allocations: [{ fee_id: fee, amount: '99.00' }] },
      ],
      write: 'payments:write',
      reads: ['fees:read'],
      text: 'The allocations.0.amount field must not be greater than 15.00.',
      plain: 'The allocations.0.amount field must not be greater than the balance of the fee.',
    }),
  ],
  [
    'refundPayment: the rest of the payment',
    ({ payment }) => ({
      request: ['POST', `/payments/${payment}/refund`, { amount: '99.00' }],
      write: 'payments:write',
      reads: ['payments:read'],
      text: 'The amount field must not be greater than 5.00.',
      plain: 'The amount field must not be greater than what is left of the payment.',
    }),
  ],
  [
    'createCreditNote: the billed amount of a fee',
    ({ account, fee }) => ({
      request: ['POST', '/credit-notes', { account_id: account, fee_id: fee, amount: '99.00', reason: 'goodwill' }],
      write: 'credit_notes:write',
      reads: ['fees:read'],
      text: 'The amount field must not be greater than 20.00.',
      plain: 'The amount field must not be greater than what was billed.',
    }),
  ],
  [
    'createCreditNote: the billed amount of an account',
    ({ account }) => ({
      request: ['POST', '/credit-notes', { account_id: account, amount: '999.00', reason: 'goodwill' }],
      write: 'credit_notes:write',
      reads: ['accounts:read'],
      text: 'The amount field must not be greater than 75.55.',
      plain: 'The amount field must not be greater than what was billed.',
    }),
  ],
  [
    'updateFee: the paid and credited amount',
    ({ fee }) => ({
      request: ['PUT', `/fees/${fee}`, { amount: '1.00' }],
      write: 'fees:write',
      reads: ['fees:read'],
      text: 'The amount field must be at least 5.00.',
      plain: 'The amount field must be at least what was paid and credited.',
    }),
  ],
  [
    'splitFee: the amount of the fee',
    ({ whole }) => ({
      request: [
        ...(['POST', `/fees/${whole}/split`] as const),
        { parts: ['2099-01-31', '2099-02-28'].map((day) => ({ amount: '1.00', due_date: day })) },
      ],
      write: 'fees:write',
      reads: ['fees:read'],
      text: 'The parts field must add up to 12.34.',
      plain: 'The parts field must add up to the amount of the fee.',
    }),
  ],
  [
    'createFeesForBatch: the amount of an existing fee',
    ({ batch, billed }) => ({
      request: [
        ...(['POST', `/batches/${batch}/fees`] as const),
        { fee_type: 'activity', period: '2026-04', amount: '1.00', due_date: '2099-01-31' },
      ],
      write: 'fees:write',
      reads: ['fees:read'],
      text: `The fee ${billed} of 43.21 was already billed for this type and period.`,
      plain: `The fee ${billed} of another amount was already billed for this type and period.`,
    }),
  ],
  [
    'updateCourse: the minimum age',
    ({ course }) => ({
      request: ['PUT', `/courses/${course}`, { max_age: 3 }],
      write: 'courses:write',
      reads: ['courses:read'],
      text: 'The max age field must be at least 7.',
      plain: 'The max age field must be at least min age.',
    }),
  ],
  [
    'updateBatch: the number of seats held',
    ({ batch }) => ({
      request: ['PUT', `/batches/${batch}`, { max_students: 1 }],
      write: 'batches:write',
      reads: ['batches:read'],
      text: 'The max students field must be at least 2.',
      plain: 'The max students field must be at least the seats that are held.',
    }),
  ],
  [
    'enrollStudent: the last day of the batch',
    ({ newcomer, batch }) => ({
      request: ['POST', '/enrollments', { student_id: newcomer, batch_id: batch, enrollment_date: '2100-01-01' }],
      write: 'enrollments:write',
      reads: ['batches:read'],
      text: 'The enrollment date field must be a date before or equal to 2099-12-18.',
      plain: 'The enrollment date field must be a date before or equal to the last day of the batch.',
    }),
  ],
  [
    'updateEnrollment: the first day of the batch',
    ({ place }) => ({
      request: ['PUT', `/enrollments/${place}`, { active_from: '2025-01-01' }],
      write: 'enrollments:write',
      reads: ['batches:read'],
      text: 'The active from field must be a date after or equal to 2026-01-05.',
      plain: 'The active from field must be a date after or equal to the first day of the batch.',
    }),
  ],
  [
    'updateEnrollment: the day of leaving',
    ({ left }) => ({
      request: ['PUT', `/enrollments/${left}`, { active_from: '2026-02-28' }],
      write: 'enrollments:write',
      reads: ['enrollments:read'],
      text: 'The active from field must be a date before or equal to 2026-02-20.',
      plain: 'The active from field must be a date before or equal to the day of leaving.',
    }),
  ],
  [
    'completeEnrollment: the completion rule and the open amount',
    ({ place }) => ({
      request: ['PUT', `/enrollments/${place}`, { status: 'completed' }],
      write: 'enrollments:write',
      reads: ['courses:read', 'fees:read'],
      text: 'The enrollment does not meet the completion rule: it lacks progress of 80 %, attendance of 70 %, payment of 43.21.',
      plain: 'The enrollment does not meet the completion rule: it lacks progress, attendance, payment.',
    }),
  ],
  [
    'reviseFeePlan: the day of the newest revision',
    ({ plan }) => ({
      request: [
        ...(['POST', `/fee-plans/${plan}/revise`] as const),
        {
          effective_from: '2099-01-01',
          items: [{ code: 'a', title: 'A', fee_type: 'tuition', amount: '9.00', frequency: 'monthly' }],
        },
      ],
      write: 'fee_plans:write',
      reads: ['fee_plans:read'],
      text: 'The effective from field must be a date after 2099-05-05.',
      plain: 'The effective from field must be a date after that of the newest revision.',
    }),
  ],
  [
    'createTerm: the days of another term',
    () => ({
      request: ['POST', '/terms', { name: 'T', code: 'T', starts_on: '2026-06-01', ends_on: '2026-07-30' }],
      write: 'terms:write',
      reads: ['terms:read'],
      text: 'The starts on field must be a date after 2026-06-30.',
      plain: 'The starts on field must be a date after the other term.',
    }),
  ],
  [
    'addSession: the session in the room',
    ({ otherBatch, room }) => ({
      request: [
        ...(['POST', '/sessions'] as const),
        { batch_id: otherBatch, room_id: room, date: '2099-02-02', start_time: '09:30:00', end_time: '10:30:00' },
      ],
      write: 'sessions:write',
      reads: ['sessions:read', 'batches:read'],
      text: 'The room is taken by BAT-AAAAAAAA on 2099-02-02 at 09:00.',
      plain: 'The room is taken by another session.',
    }),
  ],
  [
    'saveResults: the maximum score of the assessment',
    ({ assessment, learner }) => ({
      request: [
        ...(['POST', `/assessments/${assessment}/results`] as const),
        { records: [{ student_id: learner, score: '9999.00' }] },
      ],
      write: 'grades:write',
      reads: ['grades:read'],
      text: 'The records.0.score field must not be greater than 37.5.',
      plain: 'The records.0.score field must not be greater than the maximum score of the assessment.',
    }),
  ],
];
