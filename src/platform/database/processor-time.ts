/** Milliseconds of processor time that this thread has used: unlike the clock they do not depend on what else the machine does. */
export function processorTime(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
}
