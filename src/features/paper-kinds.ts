import type { PaperKind } from '../platform/papers/paper.ts';
import { certificatePaper } from './learning/certificates/certificate.paper.ts';
import { reportCardPaper } from './learning/report-cards/report-card.paper.ts';
import { accountStatementPaper } from './money/papers/account-statement.paper.ts';
import { invoicePaper } from './money/papers/invoice.paper.ts';
import { receiptPaper } from './money/papers/receipt.paper.ts';

/**
 * The kinds of papers. The thread that makes papers loads this file. The imported files must not import entities, so
 * that this thread needs little memory.
 */
export const paperKinds: readonly PaperKind<never>[] = [
  receiptPaper,
  accountStatementPaper,
  reportCardPaper,
  invoicePaper,
  certificatePaper,
];
