import type { Route } from '../route.ts';

/** The upload of a file. `rest/file-content.ts` serves the contents. */
export const fileRoutes: readonly Route[] = [
  {
    method: 'post',
    path: '/files',
    operation: 'uploadFile',
    answer: 'one',
    body: 'upload',
    status: 201,
    location: '/files',
    name: 'File',
    scope: 'files:write',
    description:
      'Uploads a file, and returns its record. The type is recognised by the content, and must agree with the extension ' +
      'of the name. Staff may upload pdf, png, jpeg, gif, webp, heic, mp3, m4a, wav, mid, musicxml, mp4, mov, office ' +
      'documents, zip, txt, csv and md. Parents and students may upload pictures and pdf, 20 a day. Returns 413 for a ' +
      "file that is too large, 422 for other types, and 403 if the storage of the academy's plan is full. API keys need " +
      'the scope `files:write`.',
  },
];
