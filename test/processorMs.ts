/**
 * How long the processor worked for something. Unlike the clock, it does not depend on what else the machine does at
 * the time, so a test can set a limit to it.
 */

export function processorMs(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
