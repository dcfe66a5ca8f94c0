import type { TestApp } from './app.ts';
import type { Credentials } from './clients.ts';
import { headersOf } from './clients.ts';

/** The content of a small PDF file. `PNG` is a picture of one pixel, and `GIF` is an animation of one pixel. */
export const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
/** A PNG picture whose content can be decompressed, but whose rows name a filter that does not exist. */
export const DAMAGED_PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAYAAACNMs+9AAAADklEQVR4nOPkHAWDEwAAlFYOa5JZBFUAAAAASUVORK5CYII=',
  'base64',
);
export const GIF = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

/** An uploaded file, as REST returns it. */
export interface UploadedFile {
  readonly id: string;
  readonly name: string;
  readonly size: number;
  readonly mime_type: string;
  readonly sha256: string;
  readonly uploaded_by: string;
  readonly download_url: string | null;
}

/** The response to an upload. */
export interface UploadResult {
  readonly status: number;
  readonly headers: Headers;
  readonly body: { data: UploadedFile; message?: string; errors?: Record<string, string[]> };
}

/** Uploads a file as the only part of a multipart body. */
export async function upload(
  { url }: Pick<TestApp, 'url'>,
  caller: Credentials,
  name: string,
  content: Uint8Array | string,
): Promise<UploadResult> {
  const form = new FormData();
  form.append('file', new Blob([content as never]), name);
  const response = await fetch(`${url}/api/v1/files`, { method: 'POST', headers: headersOf(caller), body: form });
  return { status: response.status, headers: response.headers, body: JSON.parse(await response.text()) };
}

/** Uploads a file, and returns its record. Throws if the upload is refused. */
export async function uploaded(
  app: Pick<TestApp, 'url'>,
  caller: Credentials,
  name = 'notes.pdf',
  content: Uint8Array | string = PDF,
): Promise<UploadedFile> {
  const { status, body } = await upload(app, caller, name, content);
  if (status !== 201) throw new Error(`The upload was refused with ${status}: ${JSON.stringify(body)}`);
  return body.data;
}

/** Requests the content of a file. `address` is a path or a whole address; redirects are not followed. */
export const fetchContent = (
  { url }: Pick<TestApp, 'url'>,
  address: string,
  { headers = {}, ...caller }: Credentials & { method?: string } = {},
): Promise<Response> => {
  // signed addresses begin with PUBLIC_URL, which is not the address of the test's service
  const { pathname, search } = new URL(address, url);
  return fetch(`${url}${pathname}${search}`, {
    method: caller.method ?? 'GET',
    redirect: 'manual',
    headers: { ...headersOf(caller), ...headers },
  });
};
