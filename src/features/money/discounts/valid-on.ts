import { hasDay } from '../../../platform/time/days.ts';
import type { Discount } from './discount.entity.ts';

/** Whether a discount is given on a day. */
export const isValidOn = (
  { validFrom, validUntil }: Pick<Discount, 'validFrom' | 'validUntil'>,
  day: string,
): boolean => hasDay({ from: validFrom, until: validUntil }, day);
