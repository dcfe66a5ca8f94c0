import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';

/**
 * Returns the folder that contains package.json. Searches the folders above `from`, because the sources and the
 * compiled code are at different depths.
 */
export function packageRoot(from: string = import.meta.dirname): string {
  if (existsSync(join(from, 'package.json'))) return from;
  const above = dirname(from);
  if (above === from) throw new Error('There is no package.json above the code of the service.');
  return packageRoot(above);
}
