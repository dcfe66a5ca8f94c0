import { type FieldErrors, notFound, refuseIfAny } from '../../../platform/errors/app-error.ts';
import { foundPaper, type PaperSource } from '../../../platform/paper-sources/paper-source.ts';
import { requirePrintable } from '../../../platform/papers/printable.ts';
import { requireAcademy, todayOf } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import {
  addDays,
  addMonths,
  daysBetween,
  earlierOf,
  FIRST_DAY,
  LAST_DAY,
  laterOf,
} from '../../../platform/time/days.ts';
import { messages } from '../../../platform/validation/messages.ts';
import { readPaperBranding } from '../../academy/academies/paper-branding.ts';
import { MOST_DAYS } from '../ledger/entries/account-statement.types.ts';
import { readPrintedAccount, readPrintedEntries } from './account-statement.loaders.ts';
import { accountStatementPaper } from './account-statement.paper.ts';

/** The default number of months in the paper of an account statement. */
const USUAL_MONTHS = 12;

interface Days {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Returns the first and the last day of the account statement. By default, the period ends today and has 12 months. */
function periodOf(ctx: RequestContext, { from, to }: Days): { from: string; to: string } {
  const last = to ?? earlierOf(laterOf(todayOf(ctx), from ?? FIRST_DAY), LAST_DAY);
  const first = from ?? (last < '0002' ? FIRST_DAY : addDays(addMonths(last, -USUAL_MONTHS), 1));
  const errors: FieldErrors = {};
  if (first > last) errors.to = [messages.dateAfterOrEqual('to', 'from')];
  else if (daysBetween(first, last) >= MOST_DAYS) errors.to = [messages.atMostDays(MOST_DAYS)];
  refuseIfAny(errors);
  return { from: first, to: last };
}

/** Declares the PDF file of an account statement: its URL path, its parameters and its data. */
export const accountStatementSource: PaperSource = {
  path: '/accounts/:id/statement.pdf',
  operation: 'accountStatementPaper',
  record: 'Account',
  permission: 'account',
  furtherScopes: ['parents:read', 'students:read'],
  description:
    'The account statement of a period as a PDF file: the balance before it, every entry with the balance after it, and ' +
    'the balance at its end.',
  parameters: {
    from: { format: 'date', description: 'The first day. If omitted, the statement has 12 months.' },
    to: {
      format: 'date',
      description: `The last day: the statement has at most ${MOST_DAYS} days. Default: today in the academy's time zone.`,
    },
  },
  async find(ctx, id, { from, to }) {
    const account = await readPrintedAccount(ctx, id);
    if (!account) throw notFound('Account');
    const period = periodOf(ctx, { from, to });
    const { currency } = requireAcademy(ctx);
    const branding = await readPaperBranding(ctx);
    requirePrintable(ctx, { academyName: branding.look.name, payerName: account.payer });
    const entries = await readPrintedEntries(ctx, id, period);
    const data = { ...branding, account, ...period, currency, ...entries };
    return foundPaper(`statement-${account.number}-${period.to}.pdf`, accountStatementPaper, data);
  },
};
