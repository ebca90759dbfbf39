import { constants, setPriority } from 'node:os';

/**
 * Lets the portal's other threads go first on the processor. Only Linux has priorities of threads; elsewhere, they are
 * those of the process, which stays as it is. A system that does not permit it is no reason to stop.
 */
export function giveWay(): void {
  if (process.platform !== 'linux') return;
  try {
    setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The thread runs with the priority of the others.
  }
}
