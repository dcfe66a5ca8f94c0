/** Periods refused for closures and time off, with the expected errors. */
export const REFUSED_PERIODS: [what: string, input: object, told: Record<string, string[]>][] = [
  [
    'an end date before the start date',
    { startDate: '2026-12-24', endDate: '2026-12-23' },
    { endDate: ['The end date field must be a date after or equal to start date.'] },
  ],
  [
    'a period of ten years',
    { startDate: '2026-12-24', endDate: '2036-12-24' },
    { endDate: ['The end date field must not be more than 365 days after start date.'] },
  ],
  [
    'a start time without an end time',
    { startDate: '2026-12-24', endDate: '2026-12-24', startTime: '09:00' },
    { endTime: ['The end time field is required.'] },
  ],
  [
    'an end time before the start time',
    { startDate: '2026-12-24', endDate: '2026-12-24', startTime: '10:00', endTime: '09:00' },
    { endTime: ['The end time field must be a date after start time.'] },
  ],
  [
    'hours on several days',
    { startDate: '2026-12-24', endDate: '2026-12-25', startTime: '09:00', endTime: '10:00' },
    {
      startTime: ['The start time field is prohibited unless start date and end date are the same.'],
      endTime: ['The end time field is prohibited unless start date and end date are the same.'],
    },
  ],
];
