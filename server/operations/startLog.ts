import { pino } from 'pino';
import type { Config } from '#server/kernel/config';
import type { Log } from '#server/kernel/Log';

/** The log of everything that is no request: starts, stops, jobs, the database. One JSON object a line. */
export function startLog(config: Pick<Config, 'log_level'>, stream?: NodeJS.WritableStream): Log {
  const log = pino({ level: config.log_level }, stream ?? pino.destination(1));
  return {
    info: (message) => log.info(message),
    warn: (message) => log.warn(message),
    error: (message) => log.error(message),
  };
}
