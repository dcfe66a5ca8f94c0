import { isIP } from 'node:net';
import type { TLSSocket } from 'node:tls';
import pg, { type Client, type PoolClient } from 'pg';

declare module 'pg' {
  interface ClientBase {
    readonly host: string;
    readonly port: number;
    readonly ssl: boolean | object;
    readonly sslNegotiation: string;
    /** The key with which another connection may cancel the running statement of this connection. */
    readonly secretKey: number;
  }
  interface Connection {
    connect(portOrSocket: number | string, host?: string): void;
    requestSsl(): void;
    cancel(processID: number, secretKey: number): void;
  }
}

/** The milliseconds that a request to cancel may take. */
const PATIENCE = 1_000;

/**
 * Cancels the running statement of a connection, over a second connection that needs no place in the pool. Unlike
 * `pg_cancel_backend`, this works through a pooler too: the pooler knows which server process runs the statement. The
 * promise resolves when the request has been delivered, and never rejects.
 */
export async function cancelStatement(client: Client | PoolClient): Promise<void> {
  const { host, port, processID, secretKey } = client;
  const { remoteAddress = host, remotePort = port } = client.connection.stream as TLSSocket;
  const ssl = client.ssl && tlsOptions(host, Object(client.ssl));
  const connection = new pg.Connection({ ssl, sslNegotiation: client.sslNegotiation } as never);
  const cancel = () => connection.cancel(processID, secretKey);
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => connection.stream.destroy(), PATIENCE);
    connection.on('error', () => connection.stream.destroy());
    connection.once('end', () => {
      clearTimeout(timer);
      resolve();
    });
    connection.once('connect', () => {
      if (!ssl) cancel();
      else if (client.sslNegotiation !== 'direct') connection.requestSsl();
    });
    connection.once('sslconnect', cancel);
    if (host.startsWith('/')) connection.connect(`${host}/.s.PGSQL.${port}`);
    // connects to the same machine as `client`, in case several machines have the host name
    else connection.connect(remotePort, remoteAddress);
  });
}

/**
 * Returns the TLS options for a connection to an IP address. The server's certificate must still contain the host name.
 */
const tlsOptions = (host: string, ssl: { key?: unknown }) => ({
  ...ssl,
  // the driver makes `key` non-enumerable, so the spread above omits it
  ...('key' in ssl && { key: ssl.key }),
  ...(isIP(host) === 0 && { servername: host }),
});
