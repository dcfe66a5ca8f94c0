import { promisify } from 'node:util';
import { brotliCompress, constants, gunzip, gzip } from 'node:zlib';
import type { Request, Response } from 'express';
import { acceptedEncoding, type Encoding as Compressed } from './compression.ts';

type Encoding = Compressed | 'identity';

/** Returns the body in one encoding. */
type Body = () => Promise<Buffer>;

/** The compression quality. With a higher quality, compressing a few megabytes would take a second. */
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/**
 * A body that is the same for all clients. Each encoding of the body is created when a client first requests it, and is
 * then cached for all clients.
 */
export class StaticAnswer {
  /** The bodies by encoding, with the preferred encoding first. */
  private readonly bodies: ReadonlyMap<Encoding, Body>;

  private constructor(bodies: Partial<Record<Encoding, Body>>) {
    this.bodies = new Map(Object.entries(bodies) as [Encoding, Body][]);
  }

  /** Returns a body with the text or the bytes from `make`. */
  static of(make: () => string | Uint8Array, { compression }: { compression: boolean }): StaticAnswer {
    const identity = once(async () => Buffer.from(make()));
    if (!compression) return new StaticAnswer({ identity });
    return new StaticAnswer({
      br: once(async () => promisify(brotliCompress)(await identity(), BROTLI)),
      gzip: once(async () => promisify(gzip)(await identity())),
      identity,
    });
  }

  /** Returns a body with the gzip-compressed bytes from `make`. */
  static ofZipped(make: () => Promise<Uint8Array>, { compression }: { compression: boolean }): StaticAnswer {
    const zipped = once(async () => Buffer.from(await make()));
    const identity = once(async () => promisify(gunzip)(await zipped()));
    return new StaticAnswer({ ...(compression && { gzip: zipped }), identity });
  }

  /** Returns the bytes of the body in an encoding. */
  async bytes(encoding: Encoding): Promise<Buffer> {
    const body = this.bodies.get(encoding);
    if (!body) throw new Error(`This answer is never sent as ${encoding}.`);
    return body();
  }

  /** Sends the body in the encoding that the client prefers. All other headers must be set before the call. */
  async send(req: Request, res: Response): Promise<void> {
    const encoding = acceptedEncoding(req, [...this.bodies.keys()]) ?? 'identity';
    const body = await this.bytes(encoding);
    if (this.bodies.size > 1) res.vary('Accept-Encoding');
    if (encoding !== 'identity') res.setHeader('Content-Encoding', encoding);
    res.setHeader('Content-Length', body.length);
    res.end(body);
  }
}

/**
 * Returns a function that creates the value when it is first called, and returns the same value from then on. After a
 * failure, the next call tries again.
 */
export function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => {
    made ??= make().catch((error) => {
      made = undefined;
      throw error;
    });
    return made;
  };
}
