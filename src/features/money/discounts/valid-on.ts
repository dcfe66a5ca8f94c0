import { hasDay } from '../../../platform/time/days.ts';
import type { Discount } from './discount.entity.ts';

/** Returns true if a discount is valid on a day. */
export const isValidOn = (
  { validFrom, validUntil }: Pick<Discount, 'validFrom' | 'validUntil'>,
  day: string,
): boolean => hasDay({ from: validFrom, until: validUntil }, day);
