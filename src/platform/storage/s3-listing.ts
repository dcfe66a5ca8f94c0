import type { StoredObject } from './storage.ts';

/** A page of a bucket's listing. `next` is the token with which the next page is requested. */
interface Listing {
  readonly objects: readonly StoredObject[];
  readonly next: string | null;
}

const ESCAPES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** Returns the text of the first element with the given name; null if there is none. */
function textIn(xml: string, element: string): string | null {
  const [, text] = new RegExp(`<${element}>([^<]*)</${element}>`).exec(xml) ?? [];
  return text?.replaceAll(/&(amp|lt|gt|quot|apos);/g, (_, name: string) => ESCAPES[name] ?? '') ?? null;
}

/** Reads the response of ListObjectsV2. */
export function objectsIn(xml: string): Listing {
  const objects = [...xml.matchAll(/<Contents>(.*?)<\/Contents>/gs)].map(([, entry = '']) => ({
    key: textIn(entry, 'Key') ?? '',
    changedAt: Date.parse(textIn(entry, 'LastModified') ?? ''),
  }));
  return { objects, next: textIn(xml, 'NextContinuationToken') };
}
