import type { FeatureModule } from '../../../platform/graphql/schema.ts';
import './billing-held.ts';
import { eraseFeeMessages } from './erase-fee-messages.ts';
import { FeeReminder } from './fee-reminder.entity.ts';
import { onFeeReminders, reminderSchedule } from './fee-reminder.ts';
import './fee-issued.ts';
import './payment-received.ts';
import { ReminderMark } from './reminder-mark.entity.ts';

/** The notices about money. */
export const moneyNoticesModule: FeatureModule = {
  entities: [FeeReminder, ReminderMark],
  handlers: [eraseFeeMessages],
  jobs: [onFeeReminders],
  schedules: [reminderSchedule],
};
