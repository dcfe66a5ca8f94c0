import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { AppError, clientGone } from '../errors/app-error.ts';
import { AcademyTurns, type TurnOptions } from './academy-turns.ts';
import { type PaperKind, RENDERER_VERSION } from './paper.ts';
import type { RenderedPaper, RenderRequest } from './render-requests.ts';

/** Renders papers. A worker thread does the work, so that it delays no other request. */
export interface Papers {
  /**
   * Returns the bytes of a paper. The academies whose papers wait take turns. Throws SERVICE_UNAVAILABLE if too many
   * papers wait, or if rendering takes too long.
   */
  render<Data extends object>(kind: PaperKind<Data>, data: Data, reader: PaperReader): Promise<Uint8Array>;
  /** Returns a text that changes if the bytes of the paper change. Computes this text without rendering the paper. */
  tagOf<Data extends object>(kind: PaperKind<Data>, data: Data): string;
  /** Ends the thread. */
  close(): Promise<void>;
}

/** The academy that requests a paper, and its client. */
export interface PaperReader {
  readonly academyId: string;
  /** Aborts if the client disconnects. A paper that still waits then is not rendered. */
  readonly gone?: AbortSignal | undefined;
}

/** The settings of {@link createPapers}. */
export interface PaperOptions {
  /** The program of the thread. */
  readonly program: URL;
  /** The paths of PDF_FONTS. */
  readonly fonts: readonly string[];
  /** The limits, if they differ from the defaults. */
  readonly limits?: Partial<PaperLimits>;
}

interface PaperLimits {
  /** The number of papers that may wait. */
  readonly waiting: number;
  /** The number of papers of one academy that may wait. */
  readonly waitingInAcademy: number;
  /** The milliseconds that rendering a paper may take. */
  readonly timeout: number;
  /** The milliseconds after which a thread without work ends, to release its memory. */
  readonly idle: number;
}

const LIMITS: PaperLimits = { waiting: 50, waitingInAcademy: 20, timeout: 30_000, idle: 60_000 };

/** The memory of the thread. If a paper needs more, only the thread ends. */
const LIMITED_MEMORY = { maxOldGenerationSizeMb: 512 };

const BUSY = 'Too many papers are being made: try again in a few seconds.';
const ACADEMY_BUSY = 'Too many papers of this academy are being made: try again in a few seconds.';
const RETRY_AFTER_SECONDS = 5;

const tooMany = (message: string) => new AppError('SERVICE_UNAVAILABLE', message, { retryAfter: RETRY_AFTER_SECONDS });

const TOO_SLOW = 'It took too long to make this paper.';

/** Creates the papers of a process. The thread starts with the first paper, because it loads large libraries. */
export function createPapers({ program, fonts, limits }: PaperOptions): Papers {
  const { waiting, waitingInAcademy, timeout, idle } = { ...LIMITS, ...limits };
  const queue = new PQueue<AcademyTurns, TurnOptions>({ concurrency: 1, queueClass: AcademyTurns });
  let thread: Worker | undefined;
  let idleTimer: NodeJS.Timeout | undefined;
  let isClosed = false;

  function start(): Worker {
    const worker = new Worker(program, { execArgv: [], workerData: fonts, resourceLimits: LIMITED_MEMORY });
    worker.unref();
    worker.on('exit', () => {
      if (thread === worker) thread = undefined;
    });
    return worker;
  }

  const stop = async (): Promise<void> => {
    const worker = thread;
    thread = undefined;
    await worker?.terminate();
  };

  async function render(request: RenderRequest): Promise<Uint8Array> {
    clearTimeout(idleTimer);
    thread ??= start();
    try {
      return await replyOf(thread, request, timeout);
    } catch (error) {
      // the thread may be busy or out of memory, so the next paper gets a new thread
      if (!(error instanceof PaperFault)) await stop();
      throw error;
    } finally {
      idleTimer = setTimeout(() => void stop(), idle).unref();
    }
  }

  return {
    async render(kind, data, { academyId, gone }) {
      if (isClosed || queue.size >= waiting) throw tooMany(BUSY);
      if (queue.sizeBy({ academyId }) >= waitingInAcademy) throw tooMany(ACADEMY_BUSY);
      if (gone?.aborted) throw clientGone();
      // an abort removes only a waiting paper. A paper that is being rendered is finished: otherwise, its bytes would
      // be read as the reply to the next request
      const leaving = new AbortController();
      const leave = () => leaving.abort(clientGone());
      gone?.addEventListener('abort', leave, { once: true });
      const job = () => {
        gone?.removeEventListener('abort', leave);
        if (isClosed) throw tooMany(BUSY);
        return render({ kind: kind.name, data });
      };
      return queue.add(job, { academyId, signal: leaving.signal });
    },
    tagOf: (kind, data) => tagOf([RENDERER_VERSION, fonts, kind.name, data]),
    async close() {
      isClosed = true;
      clearTimeout(idleTimer);
      await stop();
    },
  };
}

/** An error of the layout of a paper. The thread that reported it can render other papers. */
class PaperFault extends Error {
  override readonly name = 'PaperFault';
}

/** Sends a request to the thread, and returns the bytes of the paper. */
function replyOf(thread: Worker, request: RenderRequest, timeout: number): Promise<Uint8Array> {
  return new Promise<Uint8Array>((resolve, reject) => {
    const timer = setTimeout(() => settle(() => reject(new AppError('SERVICE_UNAVAILABLE', TOO_SLOW))), timeout);
    const onError = (error: unknown) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new AppError('SERVICE_UNAVAILABLE', TOO_SLOW)));
    const onMessage = (reply: RenderedPaper) =>
      settle(() => ('bytes' in reply ? resolve(reply.bytes) : reject(new PaperFault(reply.fault))));
    function settle(how: () => void): void {
      clearTimeout(timer);
      thread.off('message', onMessage).off('error', onError).off('exit', onExit);
      how();
    }
    thread.on('message', onMessage).on('error', onError).on('exit', onExit);
    thread.postMessage(request);
  });
}

/** Returns a hash of values. Byte arrays are replaced by their own hashes first. */
function tagOf(values: unknown): string {
  const text = JSON.stringify(values, (_key, value: unknown) =>
    value instanceof Uint8Array ? createHash('sha256').update(value).digest('base64url') : value,
  );
  return createHash('sha256').update(text).digest('base64url');
}
