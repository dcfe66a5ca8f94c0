import { monitorEventLoopDelay } from 'node:perf_hooks';
import { certificatePaper } from '../../dist/src/features/learning/certificates/certificate.paper.js';
import { createPapers } from '../../dist/src/platform/papers/papers.js';
import { PAPERS_PROGRAM } from '../../dist/src/service/papers-program.js';
import { certificatesFor } from './papers-data.ts';
import { median } from './statistics.ts';

/** The number of pages in a large file. */
const PAGES = 200;

/** The limits in milliseconds: for one page, for a file of 200 pages, and for the event loop of the main thread. */
const LIMITS = { page: 100, file: 3_000, block: 50 };

/** Milliseconds of rendering papers in the worker thread. */
export interface PaperFigures {
  /** The first page, with the start of the thread. */
  readonly first: number;
  /** The median of one page, after the first page. */
  readonly page: number;
  /** A file of 200 pages. */
  readonly file: number;
  /** The longest block of the main thread's event loop in the meantime. */
  readonly block: number;
}

/** Measures certificates. Complains if they take too long. */
export async function measurePapers(
  { rounds }: { readonly rounds: number },
  complain: (text: string) => void,
): Promise<PaperFigures> {
  const papers = createPapers({ program: PAPERS_PROGRAM, fonts: [] });
  const nameOf = (number: number) => `Student ${number} with a name of some length`;
  const timed = async (from: number, count: number): Promise<number> => {
    const names = Array.from({ length: count }, (_, index) => nameOf(from + index));
    const start = performance.now();
    await papers.render(certificatePaper, certificatesFor(names), { academyId: 'bench' });
    return performance.now() - start;
  };
  const delays = monitorEventLoopDelay({ resolution: 1 });
  try {
    const first = await timed(0, 1);
    const pages: number[] = [];
    delays.enable();
    for (let round = 1; round <= 4 * rounds; round++) pages.push(await timed(round, 1));
    const file = await timed(0, PAGES);
    delays.disable();
    const figures = { first, page: median(pages), file, block: delays.max / 1e6 };
    if (figures.page > LIMITS.page) complain(`a page took ${figures.page.toFixed(0)} ms`);
    if (figures.file > LIMITS.file) complain(`a file of ${PAGES} pages took ${figures.file.toFixed(0)} ms`);
    if (figures.block > LIMITS.block) complain(`the event loop was blocked for ${figures.block.toFixed(0)} ms`);
    return figures;
  } finally {
    await papers.close();
  }
}

/** Returns the figures as a text. */
export const papersText = ({ first, page, file, block }: PaperFigures): string =>
  `papers: first page ${first.toFixed(0)} ms, one page ${page.toFixed(0)} ms, ${PAGES} pages ${file.toFixed(0)} ms, ` +
  `event loop blocked at most ${block.toFixed(0)} ms\n`;
