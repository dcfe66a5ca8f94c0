import { InputType } from 'type-graphql';
import { MOST_DAYS } from '../time/periods.ts';
import { DateInput, TimeInput } from './inputs.ts';

@InputType({ description: 'Days, or hours of one day.' })
export abstract class PeriodInput {
  @DateInput('The first day.', { required: true })
  startDate!: string;

  @DateInput(`The last day, on or after the first; at most ${MOST_DAYS} days in total.`, { required: true })
  endDate!: string;

  @TimeInput('The local time of the start, for hours of one day; null for whole days.')
  startTime?: string | null;

  @TimeInput('The local time of the end on the same day, after the start; null for whole days.')
  endTime?: string | null;
}
