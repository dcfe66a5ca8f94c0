import { InputType } from 'type-graphql';
import { MOST_DAYS } from '../time/periods.ts';
import { DateInput, TimeInput } from './inputs.ts';

@InputType({ description: 'Days, or hours of one day.' })
export abstract class PeriodInput {
  @DateInput('The first day.', { required: true })
  startDate!: string;

  @DateInput(`The last day, on or after the first; at most ${MOST_DAYS} days in all.`, { required: true })
  endDate!: string;

  @TimeInput('From this local time, if it is hours of one day; null for whole days.')
  startTime?: string | null;

  @TimeInput('Until this local time of the same day, after the start; null for whole days.')
  endTime?: string | null;
}
