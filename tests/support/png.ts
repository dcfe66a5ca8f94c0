import zlib from 'node:zlib';
import { zlibSync } from 'fflate';

/** The colour types of pictures with red, green and blue, without and with an alpha channel. */
export const RGB = 2;
export const RGBA = 6;

/** Returns the header of a PNG picture with 8 bits per channel. */
export function headOf(width: number, height: number, colourType = RGBA, isInterlaced = false): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, colourType, 0, 0, isInterlaced ? 1 : 0], 8);
  return head;
}

/** Returns a PNG picture with chunks and rows of pixels. Each row begins with the number of its filter. */
export function pngOf(chunks: readonly (readonly [type: string, content: Buffer])[], rows: Uint8Array): Buffer {
  const bytesOf = ([type, content]: readonly [string, Buffer]): Buffer => {
    const [length, checksum] = [Buffer.alloc(4), Buffer.alloc(4)];
    const checked = Buffer.concat([Buffer.from(type), content]);
    length.writeUInt32BE(content.length);
    checksum.writeUInt32BE(zlib.crc32(checked));
    return Buffer.concat([length, checked, checksum]);
  };
  const all = [...chunks, ['IDAT', Buffer.from(zlibSync(rows))], ['IEND', Buffer.alloc(0)]] as const;
  return Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), ...all.map(bytesOf)]);
}
