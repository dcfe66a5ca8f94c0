import { type EncodedPicture, encodedPictures, pictureKey } from './encoded-pictures.ts';
import { pictureSize } from './picture-size.ts';
import type { Sheet } from './sheet.ts';
import { isSoundPicture } from './sound-png.ts';
import type { Box } from './text-style.ts';

/** Draws a picture and returns its place. Returns null if the picture has another type, is too large or is damaged. */
export function drawPicture(
  sheet: Sheet,
  bytes: Uint8Array,
  { box, align }: { readonly box: Box; readonly align: 'left' | 'center' },
): Box | null {
  const opened = openPicture(sheet, bytes);
  if (!opened) return null;
  const { size, image } = opened;
  const scale = Math.min(box.width / size.width, box.height / size.height);
  const [width, height] = [size.width * scale, size.height * scale];
  const place = { x: box.x + (align === 'center' ? (box.width - width) / 2 : 0), y: box.y, width, height };
  try {
    // the types of the library do not include opened pictures
    sheet.doc.image(image as unknown as Buffer, place.x, place.y, { width, height });
    return place;
  } catch {
    return null;
  }
}

/** A picture that the library for PDF files has opened. The library embeds the picture only once in a file. */
export interface OpenPicture {
  readonly size: { readonly width: number; readonly height: number };
  readonly image: object;
}

/** A method that the types of the library lack. */
interface Opener {
  openImage(bytes: Uint8Array): OpenImage;
}

/**
 * A picture of the library. A PNG picture has a decoder, which runs in other threads, and a method that writes the
 * encoded picture into the file.
 */
interface OpenImage extends EncodedPicture {
  readonly image?: { decodePixels?: Decode };
  finalize(): void;
}

type Decode = (use: (pixels: Uint8Array) => void) => void;

/**
 * Makes the library decode the pictures of a sheet one after another. It writes each transparent picture into the file
 * when its pixels are decoded. If pictures were decoded at the same time, their order would be random, and so would the
 * bytes of the file. A picture that an earlier paper has encoded is not decoded, but keeps its place in the order.
 */
function decodeInTurn(sheet: Sheet, picture: OpenImage, key: string): void {
  const { image } = picture;
  const decode: Decode | undefined = image?.decodePixels?.bind(image);
  if (!image || !decode) return;
  image.decodePixels = (use) => {
    const write = (done: () => void) => {
      const encoded = encodedPictures.get(key);
      if (encoded) {
        Object.assign(picture, encoded).finalize();
        return done();
      }
      keepEncoded(picture, key);
      decode((pixels) => {
        use(pixels);
        done();
      });
    };
    sheet.decoding = sheet.decoding.then(() => new Promise(write));
  };
}

/** Keeps the encoded parts of a picture for later papers. The library drops them when it has written the picture. */
function keepEncoded(picture: OpenImage, key: string): void {
  const finalize = picture.finalize.bind(picture);
  picture.finalize = () => {
    const { imgData, alphaChannel } = picture;
    encodedPictures.set(key, { imgData, alphaChannel });
    finalize();
  };
}

/** Opens a picture once for all pages. Returns null if the picture has another type, is too large or is damaged. */
function openPicture(sheet: Sheet, bytes: Uint8Array): OpenPicture | null {
  const { doc, pictures } = sheet;
  const known = pictures.get(bytes);
  if (known !== undefined) return known;
  const size = pictureSize(bytes);
  const key = pictureKey(bytes);
  let opened: OpenPicture | null = null;
  try {
    if (size && (encodedPictures.has(key) || isSoundPicture(bytes))) {
      const image = (doc as unknown as Opener).openImage(bytes);
      decodeInTurn(sheet, image, key);
      opened = { size, image };
    }
  } catch {
    // a damaged picture
  }
  pictures.set(bytes, opened);
  return opened;
}
