import { DashboardDocument, PayDocument, SignInDocument, type TypedDocumentString } from '../graphql/documents.ts';

/**
 * A service to which documents are sent. `byId` is true if it trusts the documents in `graphql/manifest.json`. The
 * client then sends their ids and not their texts.
 */
interface Service {
  readonly url: string;
  readonly byId: boolean;
  readonly token?: string | undefined;
}

/** Runs a document with its variables. Throws the first error of the response. */
async function run<Data, Variables>(
  { url, byId, token }: Service,
  document: TypedDocumentString<Data, Variables>,
  variables: Variables,
): Promise<Data> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ ...(byId ? { documentId: document.__meta__?.id } : { query: document }), variables }),
  });
  const { data, errors } = (await response.json()) as { data: Data; errors?: { message: string }[] };
  if (errors?.[0]) throw new Error(errors[0].message);
  return data;
}

/**
 * resolves @academy/client to its sources in this repository; projects that install the package do not need this
 * condition
 */
export async function payADollar(url: string, byId = false) {
  const input = { email: 'admin@riverside-swim.test', password: 'academy-demo-1' };
  const { login } = await run({ url, byId }, SignInDocument, { input });
  const service = { url, byId, token: login?.token };
  const { students } = await run(service, DashboardDocument, { students: 10, since: '2026-01-01' });
  const fees = students?.nodes.flatMap((student) => student.fees.nodes) ?? [];
  const fee = fees.find(({ paymentStatus }) => paymentStatus !== 'PAID');
  if (!fee) throw new Error('Everything is paid.');
  const { recordPayment } = await run(service, PayDocument, {
    input: { feeId: fee.id, amount: '1.00', method: 'CARD' },
  });
  return { before: fee.balance, ...recordPayment };
}

if (import.meta.main) console.log(await payADollar(process.argv[2] ?? 'http://127.0.0.1:4000'));
