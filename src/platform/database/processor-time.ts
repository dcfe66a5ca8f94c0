/**
 * Returns the milliseconds of processor time that this thread has used. Unlike clock time, it does not depend on the
 * other load of the machine.
 */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
