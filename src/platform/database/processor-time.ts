/**
 * Returns the milliseconds of processor time that this thread has used. Unlike clock time, processor time does not
 * depend on other load on the machine.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
