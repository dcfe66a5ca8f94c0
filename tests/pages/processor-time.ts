import { readdirSync, readFileSync } from 'node:fs';
import type { Page } from 'puppeteer-core';

/** Linux counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** Returns the seconds of processor time that the browser of a page and its processes have used so far. */
export function processorSeconds(page: Page): number {
  const processes = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap(readProcess);
  const isOfBrowser = (pid: number): boolean => {
    if (pid === page.browser().process()?.pid) return true;
    const parent = processes.find((each) => each.pid === pid)?.parent ?? 0;
    return parent > 1 && isOfBrowser(parent);
  };
  const ticks = processes.filter(({ pid }) => isOfBrowser(pid)).reduce((sum, each) => sum + each.ticks, 0);
  return ticks / TICKS_A_SECOND;
}

function readProcess(pid: string): { pid: number; parent: number; ticks: number }[] {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // the name in parentheses may contain blanks
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    return [{ pid: Number(pid), parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }];
  } catch {
    // a process may end while this function reads
    return [];
  }
}
