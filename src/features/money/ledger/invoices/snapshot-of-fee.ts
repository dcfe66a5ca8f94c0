import type { Academy } from '../../../academy/academies/academy.entity.ts';
import { defaultInvoicing } from '../../../academy/academies/academy-settings.ts';
import { type Fee, singleStep } from '../fee.entity.ts';
import { type PriceStep } from '../fee-values.entity.ts';
import type { InvoiceSeller, InvoiceSnapshot } from './invoice-snapshot.ts';

/** The people in an invoice, and the facts that are known when it is issued. */
export interface InvoiceFacts {
  readonly number: string;
  /** YYYY-MM-DD, in the academy's time zone. */
  readonly issuedOn: string;
  readonly academy: Academy;
  readonly payerName: string;
  readonly student: { readonly name: string; readonly studentNumber: string } | null;
}

/** Returns the printed contents of the invoice for a fee. */
export function snapshotOf(fee: Fee, { number, issuedOn, academy, payerName, student }: InvoiceFacts): InvoiceSnapshot {
  const { dueDate, currency, feeType, title, amount, tax, taxes } = fee;
  return {
    ...{ number, issuedOn, dueDate, currency, locale: academy.settings.locale },
    seller: sellerOf(academy),
    buyer: { name: payerName },
    student: student && { name: student.name, studentNumber: student.studentNumber },
    ...{ feeType, title, lines: linesOf(fee), net: amount - tax, taxes: (taxes ?? []).map((each) => ({ ...each })) },
    ...{ tax, amount },
  };
}

function sellerOf({ name, email, branding, settings, ...academy }: Academy): InvoiceSeller {
  // academies that were created before these settings existed do not have them
  const { legalName, taxId, footer } = settings.invoicing ?? defaultInvoicing();
  const { address, postalCode, city, state, country, phone, website } = academy;
  return {
    ...{ name, legalName, taxId },
    ...{ address: address || null, postalCode: postalCode || null, city: city || null, state: state || null },
    ...{ country: country || null, email, phone: phone || null, website: website || null },
    ...{ primaryColor: branding.primaryColor, secondaryColor: branding.secondaryColor, footer },
  };
}

/** Returns the steps of the price. A fee without stored steps has a single step. */
const linesOf = (fee: Fee): PriceStep[] => fee.steps?.map((step) => ({ ...step })) ?? [singleStep(fee, fee.amount)];
