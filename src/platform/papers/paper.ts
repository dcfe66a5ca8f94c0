/**
 * Papers are PDF files, such as receipts and certificates. The service makes them from data when they are requested,
 * and stores none. A feature adds a paper in these four steps:
 *
 * 1. `receipt.paper.ts` declares the paper: `paperKind({ name, settings, draw })`. `draw` puts texts and tables on a
 *    {@link Sheet}, and depends on nothing but its data: the same data give the same bytes. The data are JSON values and
 *    bytes of pictures. The data contain texts in their printed form, or values that `sheet.formats` formats.
 * 2. `src/features/paper-kinds.ts` lists the paper, so that the worker thread knows it.
 * 3. `receipt.ts` declares a `PaperSource`: the address of the paper, and the function that reads its data. The
 *    resource lists the source in `papers`. REST then serves the paper to callers with a token, and at signed addresses,
 *    which a field returns with `paperUrl`. See `platform/paper-sources`.
 * 4. Before a record with a number is written, `requirePrintable` of `printable.ts` checks the names that the paper
 *    prints.
 *
 * `ctx.papers.render(kind, data, reader)` returns the bytes of a paper, for example for their hash.
 */
import type { PageSize } from './page-size.ts';
import type { Sheet } from './sheet.ts';

/**
 * The version of the layout of papers. It must be increased when a change of the code would give other bytes for the
 * same data.
 */
export const RENDERER_VERSION = 3;

/** The appearance of an academy's papers. It is JSON, so that snapshots can contain it. */
export interface PaperLook {
  /** The name of the academy. */
  readonly name: string;
  /** Lines below the name: the address, the telephone number, the e-mail address, the web site. */
  readonly details: readonly string[];
  /** The BCP 47 language tag of words, dates and amounts. */
  readonly locale: string;
  readonly pageSize: PageSize;
  /** `#RRGGBB`; null for the colour of the service. */
  readonly primaryColor: string | null;
}

/** The settings of a paper. */
export interface PaperSettings {
  readonly look: PaperLook;
  /** The title in the file's properties, which is also printed at the top of all pages after the first. */
  readonly title: string;
  /** The time of creation in the file's properties: RFC 3339. It comes from the data, so that the bytes stay the same. */
  readonly createdAt: string;
  /** The bytes of a PNG or JPEG picture. */
  readonly logo?: Uint8Array | null;
  /** The default is `portrait`. */
  readonly orientation?: 'portrait' | 'landscape';
  /** A word that is printed across every page: `REVOKED`. */
  readonly mark?: string | null;
  /** True for pages without the academy's name above and page numbers below. */
  readonly isBare?: boolean;
}

/** A kind of paper, with the functions that draw it from its data. */
export interface PaperKind<Data extends object> {
  /** The unique name of the kind in messages between threads. */
  readonly name: string;
  settings(data: Data): PaperSettings;
  /** Draws the paper. The first page exists already. */
  draw(sheet: Sheet, data: Data): void;
}

/** Declares a kind of paper. */
export const paperKind = <Data extends object>(kind: PaperKind<Data>): PaperKind<Data> => kind;
