import { isUtf8 } from 'node:buffer';
import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { fileTypeFromFile } from 'file-type';
import { messages } from '../../../platform/validation/messages.ts';

/** A type of file that may be uploaded. */
interface FileType {
  /** The name of the type in messages. It is also the usual extension of its files. */
  readonly name: string;
  /** The media type with which the file is stored and served. */
  readonly type: string;
  /** Other extensions that files of the type may have. */
  readonly also?: readonly string[];
  /** The media types that the detection may return for a file of this type. By default, only `type`. */
  readonly sniffed?: readonly string[];
  /** True if parents and students may upload files of the type. */
  readonly isOfFamilies?: true;
  /** True if browsers may display files of the type. */
  readonly isShown?: true;
  /** True for videos. They may be larger than other files. */
  readonly isMedia?: true;
  /**
   * For types of text files, a pattern that the beginning of the file must match. The file must then be UTF-8 without
   * the NUL character.
   */
  readonly text?: RegExp;
}

const SHOWN = { isShown: true } as const;
const PICTURE = { ...SHOWN, isOfFamilies: true } as const;
const OLD_OFFICE = ['application/x-cfb'];
const OFFICE = 'application/vnd.openxmlformats-officedocument';
const OPEN = 'application/vnd.oasis.opendocument';
const ANY_TEXT = /^/;

/** The types of files that may be uploaded. */
const TYPES: readonly FileType[] = [
  { name: 'pdf', type: 'application/pdf', ...PICTURE },
  { name: 'png', type: 'image/png', sniffed: ['image/png', 'image/apng'], ...PICTURE },
  { name: 'jpeg', type: 'image/jpeg', also: ['jpg'], ...PICTURE },
  { name: 'gif', type: 'image/gif', ...PICTURE },
  { name: 'webp', type: 'image/webp', ...PICTURE },
  { name: 'heic', type: 'image/heic', sniffed: ['image/heic', 'image/heif'], also: ['heif'], ...PICTURE },
  { name: 'mp3', type: 'audio/mpeg', ...SHOWN },
  { name: 'm4a', type: 'audio/mp4', sniffed: ['audio/x-m4a', 'audio/mp4'] },
  { name: 'wav', type: 'audio/wav' },
  { name: 'mid', type: 'audio/midi', also: ['midi'] },
  { name: 'musicxml', type: 'application/vnd.recordare.musicxml+xml', text: /<score-(partwise|timewise)[\s>]/ },
  { name: 'mp4', type: 'video/mp4', isMedia: true, ...SHOWN },
  { name: 'mov', type: 'video/quicktime', isMedia: true },
  { name: 'docx', type: `${OFFICE}.wordprocessingml.document` },
  { name: 'xlsx', type: `${OFFICE}.spreadsheetml.sheet` },
  { name: 'pptx', type: `${OFFICE}.presentationml.presentation` },
  { name: 'odt', type: `${OPEN}.text` },
  { name: 'ods', type: `${OPEN}.spreadsheet` },
  { name: 'odp', type: `${OPEN}.presentation` },
  { name: 'doc', type: 'application/msword', sniffed: OLD_OFFICE },
  { name: 'xls', type: 'application/vnd.ms-excel', sniffed: OLD_OFFICE },
  { name: 'ppt', type: 'application/vnd.ms-powerpoint', sniffed: OLD_OFFICE },
  { name: 'zip', type: 'application/zip' },
  { name: 'txt', type: 'text/plain', text: ANY_TEXT, ...SHOWN },
  { name: 'csv', type: 'text/csv', text: ANY_TEXT },
  { name: 'md', type: 'text/markdown', text: ANY_TEXT },
];

/** The number of bytes at the beginning of a text file in which the pattern of its type must occur. */
const HEAD = 64 * 1024;

/** Returns the names of the types that a user may upload. */
export const typeNames = (isFamily: boolean): readonly string[] => typesFor(isFamily).map(({ name }) => name);

/** Returns the error text for a file of another type than the types with the given names. */
export const wrongType = (field: string, names: readonly string[]): string =>
  messages.type(field, `a file of type: ${names.join(', ')}`);

const typesFor = (isFamily: boolean): readonly FileType[] =>
  isFamily ? TYPES.filter(({ isOfFamilies }) => isOfFamilies) : TYPES;

const extensionOf = (name: string): string => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Returns true if a file name has the extension of a video. */
export const isMediaName = (name: string): boolean =>
  TYPES.some((each) => each.isMedia && each.name === extensionOf(name));

/** Returns true if browsers may show files of a media type. */
export const isShown = (type: string): boolean => TYPES.some((each) => each.type === type && each.isShown);

/** Returns true if a media type is one of the types with the given names. */
export const isNamed = (type: string, names: readonly string[]): boolean =>
  TYPES.some((each) => each.type === type && names.includes(each.name));

/**
 * Detects the media type of a file from its content. Returns null if the user may not upload files of this type, or if
 * the extension of the name is for another type.
 */
export async function sniffType(path: string, name: string, isFamily: boolean): Promise<string | null> {
  const extension = extensionOf(name);
  const wanted = typesFor(isFamily).find((each) => each.name === extension || each.also?.includes(extension));
  if (!wanted) return null;
  const { type, sniffed = [type], text } = wanted;
  if (text) return (await isTextWith(path, text)) ? type : null;
  const found = await fileTypeFromFile(path);
  return found && sniffed.includes(found.mime) ? type : null;
}

/** Returns true if a file is a UTF-8 text without the NUL character, and its beginning matches a pattern. */
async function isTextWith(path: string, words: RegExp): Promise<boolean> {
  return words.test(await headOf(path)) && isText(path);
}

async function headOf(path: string): Promise<string> {
  const file = await open(path, 'r');
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD), 0, HEAD, 0);
    return buffer.toString('utf8', 0, bytesRead);
  } finally {
    await file.close();
  }
}

/** Returns true if a file is a UTF-8 text without the NUL character. Reads the file in pieces. */
async function isText(path: string): Promise<boolean> {
  let rest = Buffer.alloc(0);
  for await (const chunk of createReadStream(path) as AsyncIterable<Buffer>) {
    if (chunk.includes(0)) return false;
    const bytes = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk;
    const whole = wholeCharacters(bytes);
    if (!isUtf8(bytes.subarray(0, whole))) return false;
    rest = Buffer.from(bytes.subarray(whole));
  }
  return rest.length === 0;
}

/**
 * Returns the number of bytes up to the last complete character. An incomplete character at the end continues in the
 * next piece of the file.
 */
function wholeCharacters(bytes: Buffer): number {
  for (let back = 1; back <= Math.min(3, bytes.length); back++) {
    const byte = bytes[bytes.length - back] as number;
    if (byte < 0x80) return bytes.length;
    if (byte < 0xc0) continue;
    const length = byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2;
    return length > back ? bytes.length - back : bytes.length;
  }
  return bytes.length;
}
