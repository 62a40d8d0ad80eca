/**
 * The processor time of some work. Unlike the clock, it does not depend on what else the machine does, so a test can
 * limit it.
 */

export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
