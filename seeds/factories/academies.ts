import type { Academy } from '../../src/features/academy/academies/academy.entity.ts';
import {
  AcademyStatus,
  SubscriptionPlan,
  SubscriptionStatus,
} from '../../src/features/academy/academies/academy.enums.ts';
import { defaultBranding, defaultSettings } from '../../src/features/academy/academies/academy-settings.ts';
import { addDays } from '../calendar.ts';
import { daysAgo, type Maker, officeHours, phoneNumber, recordOf } from '../maker.ts';

export type AcademyRow = { [Column in keyof Academy]: Academy[Column] };

/** The age of the academy in days. No row of the academy is older. */
export const FOUNDED_DAYS_AGO = 900;

/** Creates an academy without limits. It has the time zone and the currency of its theme. */
export function makeAcademy(maker: Maker, name: string): AcademyRow {
  const { random, theme, slug, today } = maker;
  return {
    ...recordOf(maker, officeHours(maker, daysAgo(maker, FOUNDED_DAYS_AGO))),
    name,
    slug,
    type: theme.type,
    description: theme.description,
    email: `office@${slug}.test`,
    phone: phoneNumber(maker),
    address: `1 ${theme.streets[0]}`,
    city: theme.city,
    state: theme.state,
    country: theme.country,
    postalCode: random.pick(theme.postalCodes),
    website: `https://${slug}.test`,
    logoUrl: `https://${slug}.test/logo.png`,
    logoFileId: null,
    status: AcademyStatus.ACTIVE,
    branding: {
      ...defaultBranding(),
      primaryColor: theme.primaryColor,
      secondaryColor: theme.secondaryColor,
      emailSenderName: name,
    },
    settings: {
      ...defaultSettings(),
      timezone: theme.timezone,
      currency: theme.currency,
      locale: theme.locale,
      defaultBatchCapacity: theme.capacity,
      invoicing: {
        legalName: `${name} Ltd`,
        taxId: theme.taxId,
        footer: `Please pay by bank transfer, with the invoice number as the reference. ${name}, account 0042 1234 5678.`,
      },
    },
    subscription: {
      plan: SubscriptionPlan.ENTERPRISE,
      status: SubscriptionStatus.ACTIVE,
      trialEndsAt: null,
      renewsAt: `${addDays(today, 180)}T00:00:00.000Z`,
      limits: {},
    },
    deletedAt: null,
  };
}
