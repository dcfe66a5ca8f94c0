import { existsSync } from 'node:fs';
import { mkdir, rmdir, writeFile } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';

const MOUNTED = '/sys/fs/cgroup';
const PERIOD_US = 20_000;

/** Limits the processor time of processes, as if each ran on its own small machine. */
export interface Quota {
  /** Limits a process to a share of one processor. */
  limit(pid: number): Promise<void>;
  /** Ends the limits, after the processes have ended. */
  remove(): Promise<void>;
}

/**
 * Prepares a limit of `share` of one processor for each process, by control groups of Linux, version 1 or 2. Returns
 * undefined if this user may not create control groups.
 */
export async function quotaOf(share: number): Promise<Quota | undefined> {
  const isFirstVersion = existsSync(`${MOUNTED}/cpu/cpu.cfs_quota_us`);
  const root = isFirstVersion ? `${MOUNTED}/cpu` : MOUNTED;
  const used = Math.round(PERIOD_US * share);
  const settings: [file: string, text: string][] = isFirstVersion
    ? [
        ['cpu.cfs_period_us', `${PERIOD_US}`],
        ['cpu.cfs_quota_us', `${used}`],
      ]
    : [['cpu.max', `${used} ${PERIOD_US}`]];
  const groups: string[] = [];
  const create = async (name: string) => {
    const group = `${root}/academy-bench-${name}`;
    await mkdir(group);
    groups.push(group);
    for (const [file, text] of settings) await writeFile(`${group}/${file}`, text);
    return group;
  };
  const remove = async () => {
    // the system notices the end of a process a little later
    await setTimeout(200);
    for (const group of groups) await rmdir(group);
  };
  try {
    await create(`${process.pid}-trial`);
  } catch {
    await remove();
    return undefined;
  }
  return {
    limit: async (pid) => writeFile(`${await create(`${pid}`)}/cgroup.procs`, `${pid}`),
    remove,
  };
}
