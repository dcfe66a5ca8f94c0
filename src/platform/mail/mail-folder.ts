import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { now } from '../time/now.ts';
import { idOf, messageOf, type Sender } from './message.ts';
import type { Transport } from './smtp-transport.ts';

/**
 * Writes each mail as a file below the folder, and logs only the path of the file, because subjects contain names. Mail
 * programs can open these files. The files contain tokens, so only the owner of the files can read them.
 */
export function mailFolder(folder: string, sender: Sender, log: Logger): Transport {
  return {
    async send(mail) {
      // the library is loaded only when needed, because a process that sends no mail should not use memory for it
      const { createTransport } = await import('nodemailer');
      const composer = createTransport({ streamTransport: true, buffer: true });
      const { message } = await composer.sendMail(messageOf(mail, sender));
      const file = join(folder, `${now().replaceAll(':', '-')}-${idOf(mail)}.eml`);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(file, message, { mode: 0o600 });
      log.info({ file }, 'mail written');
    },
    async forget(addresses) {
      const forgotten = addresses.map((address) => address.toLowerCase());
      for (const name of (await namesIn(folder)).filter((each) => each.endsWith('.eml'))) {
        const file = join(folder, name);
        const text = (await readFile(file, 'utf8')).toLowerCase();
        if (forgotten.some((address) => text.includes(address))) await rm(file);
      }
    },
    close: async () => undefined,
  };
}

/** Returns the names of the files in a folder. Returns an empty list if the folder does not exist. */
const namesIn = (folder: string): Promise<string[]> =>
  readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
