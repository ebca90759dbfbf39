import { constants, setPriority } from 'node:os';

/**
 * Lets the portal's other threads go first on the processor. Only Linux has priorities of threads; elsewhere, they are
 * those of the process, which stays as it is.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, constants.priority.PRIORITY_BELOW_NORMAL);
}
