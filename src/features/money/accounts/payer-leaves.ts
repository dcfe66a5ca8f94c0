import type { FieldErrors } from '../../../platform/errors/app-error.ts';
import { valueIfReadable } from '../../../platform/permissions/resource-scopes.ts';
import { onQuestion } from '../../../platform/signals/signals.ts';
import { requireAcademy } from '../../../platform/tenancy/context.ts';
import type { RequestContext } from '../../../platform/tenancy/request-context.ts';
import { formatMoney } from '../../../platform/validation/scalars.ts';
import { studentDeleting } from '../../people/students/student.signals.ts';
import { Account } from './account.entity.ts';

/** If a student who owes money or has credit is deleted, requires the caller to confirm the deletion. */
export const confirmMoneyOfStudent = onQuestion(
  studentDeleting,
  async (ctx: RequestContext, em, { student }): Promise<FieldErrors> => {
    const account = await em.findOne(Account, { student });
    if (!account) return {};
    const { currency } = requireAcademy(ctx);
    const amounts = [
      ...(account.owed !== 0 ? [`owes ${formatMoney(account.owed)} ${currency}`] : []),
      ...(account.credit !== 0 ? [`has a credit of ${formatMoney(account.credit)} ${currency}`] : []),
    ];
    if (amounts.length === 0) return {};
    const balance = valueIfReadable(ctx, 'Account', amounts.join(' and '), 'has an open balance');
    return { confirm: [`The student ${balance}. Send confirm to delete the student anyway.`] };
  },
);
