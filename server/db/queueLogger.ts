import { Logger } from 'graphile-worker';
import type { Log } from '#server/kernel/Log';

/** The queue's own messages in the portal's log: what goes wrong; not each job that was done. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level: string, message: string) => {
    if (level === 'error') log.error(message);
    // That it stops is what was asked of it.
    if (level === 'warning' && !message.startsWith('Runner stopping')) log.warn(message);
  });
}
