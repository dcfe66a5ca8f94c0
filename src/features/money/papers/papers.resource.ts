import { addition } from '../../../platform/graphql/resource.ts';
import { payments } from '../payments/payment.resource.ts';
import { PaymentPaperResolver } from './paper-links.resolver.ts';
import { receiptSource } from './receipt.ts';

export const receipts = addition(payments, { resolvers: [PaymentPaperResolver], papers: [receiptSource] });
