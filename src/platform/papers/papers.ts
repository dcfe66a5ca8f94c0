import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import PQueue from 'p-queue';
import { AppError, clientGone } from '../errors/app-error.ts';
import { type PaperKind, RENDERER_VERSION } from './paper.ts';
import type { RenderedPaper, RenderRequest } from './render-requests.ts';

/** Renders papers. A worker thread does the work, so that it delays no other request. */
export interface Papers {
  /**
   * Returns the bytes of a paper. Throws SERVICE_UNAVAILABLE if too many papers wait, or if rendering takes too long.
   * If the client disconnects while the paper waits (`gone` aborts), the paper is not rendered.
   */
  render<Data extends object>(kind: PaperKind<Data>, data: Data, gone?: AbortSignal): Promise<Uint8Array>;
  /** Returns a text that changes if the bytes of the paper change. Computes this text without rendering the paper. */
  tagOf<Data extends object>(kind: PaperKind<Data>, data: Data): string;
  /** Ends the thread. */
  close(): Promise<void>;
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
  /** The milliseconds that rendering a paper may take. */
  readonly timeout: number;
  /** The milliseconds after which a thread without work ends, to release its memory. */
  readonly idle: number;
}

const LIMITS: PaperLimits = { waiting: 50, timeout: 30_000, idle: 60_000 };

/** The memory of the thread. If a paper needs more, only the thread ends. */
const LIMITED_MEMORY = { maxOldGenerationSizeMb: 512 };

const BUSY = 'Too many papers are being made: try again in a few seconds.';
const TOO_SLOW = 'It took too long to make this paper.';

/** Creates the papers of a process. The thread starts with the first paper, because it loads large libraries. */
export function createPapers({ program, fonts, limits }: PaperOptions): Papers {
  const { waiting, timeout, idle } = { ...LIMITS, ...limits };
  const queue = new PQueue({ concurrency: 1 });
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
    async render(kind, data, gone) {
      if (isClosed || queue.size >= waiting) throw new AppError('SERVICE_UNAVAILABLE', BUSY);
      if (gone?.aborted) throw clientGone();
      // an abort removes only a waiting paper. A paper that is being rendered is finished: otherwise, its bytes would
      // be read as the reply to the next request
      const leaving = new AbortController();
      const leave = () => leaving.abort(clientGone());
      gone?.addEventListener('abort', leave, { once: true });
      const job = () => {
        gone?.removeEventListener('abort', leave);
        if (isClosed) throw new AppError('SERVICE_UNAVAILABLE', BUSY);
        return render({ kind: kind.name, data });
      };
      return queue.add(job, { signal: leaving.signal });
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
