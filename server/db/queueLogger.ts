import { Logger } from 'graphile-worker';
import type { Log } from '#server/kernel/Log';

/** Passes the queue's errors to the portal's log, but not each completed job. */
export function queueLogger(log: Log): Logger {
  return new Logger(() => (level: string, message: string) => {
    if (level === 'error') log.error(message);
    // Its stop was requested.
    if (level === 'warning' && !message.startsWith('Runner stopping')) log.warn(message);
  });
}
