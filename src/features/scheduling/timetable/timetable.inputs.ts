import { ArgsType } from 'type-graphql';
import { DateInput, IdInput } from '../../../platform/fields/inputs.ts';
import { MAX_DAYS, type Period } from '../../../platform/loaders/days.ts';
import { NotBefore, ProhibitsOthers, WithinDays } from '../../../platform/validation/rules.ts';

/** The arguments that limit a timetable to one subject. A request may have at most one of them. */
const SUBJECTS = ['studentId', 'staffId', 'roomId', 'batchId'] as const;

const SubjectInput = (description: string): PropertyDecorator => {
  const [asId, alone] = [IdInput(description), ProhibitsOthers(SUBJECTS)];
  return (target, property) => {
    asId(target, property);
    alone(target, property);
  };
};

@ArgsType()
export class TimetableArgs implements Period {
  @DateInput('The first day.', { required: true })
  from!: string;

  @DateInput('The last day, on or after the first. A period may have at most 42 days.', { required: true })
  @NotBefore('from')
  @WithinDays('from', MAX_DAYS)
  to!: string;

  @SubjectInput("Filters by student: sessions of the student's batches on days on which the student was active there.")
  studentId?: string | null;

  @SubjectInput('Filters by the staff member who leads the session.')
  staffId?: string | null;

  @SubjectInput('Filters by room.')
  roomId?: string | null;

  @SubjectInput('Filters by batch.')
  batchId?: string | null;
}
