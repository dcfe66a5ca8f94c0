import { Invoice } from '../../../../src/features/money/ledger/invoices/invoice.entity.ts';
import type { TestApp } from '../../../support/app.ts';
import { type GraphqlResult, gql } from '../../../support/clients.ts';
import type { Actor } from '../../../support/seed.ts';
import { done, type Family, openFamily } from '../ledger/family.ts';

/** A family to whom the academy issues invoices. */
export interface InvoicedFamily extends Family {
  issue(feeId: string, as?: Actor): Promise<GraphqlResult>;
  /** Issues and returns the invoice of a fee. */
  invoice(feeId: string): Promise<any>;
  /** Bills a child, and issues the invoice. Returns the id of the fee. */
  invoiced(amount: string, given?: object): Promise<string>;
  /** Returns the stored invoices, ordered by number. */
  issued(): Promise<Invoice[]>;
}

export const INVOICE = `id number feeId accountId amount tax currency dueDate issuedAt issuedBy logoFileId snapshot {
  number issuedOn dueDate locale currency
  seller { name legalName taxId address postalCode city state country email phone website primaryColor secondaryColor
    footer }
  buyer { name } student { name studentNumber } feeType title
  lines { label basis fraction amount total } net taxes { name percent inclusive amount } tax amount }`;

export async function openInvoicedFamily(
  app: TestApp,
  given: Parameters<typeof openFamily>[1] = {},
): Promise<InvoicedFamily> {
  const family = await openFamily(app, given);
  const mutation = `mutation ($feeId: ID!) { issueInvoice(feeId: $feeId) { ${INVOICE} } }`;
  const issue = (feeId: string, as: Actor = family.admin) => gql(app, as, mutation, { feeId });
  const invoice = async (feeId: string) => done(await issue(feeId)).issueInvoice;
  return {
    ...family,
    issue,
    invoice,
    async invoiced(amount, fee = {}) {
      const id = await family.bill(amount, '2099-01-31', fee);
      await invoice(id);
      return id;
    },
    issued: () => family.academy.run((em) => em.find(Invoice, {}, { orderBy: { number: 'asc' } })),
  };
}
