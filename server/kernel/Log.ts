/** Where the server logs; pino's logger and the console both fit. */
export type Log = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** For tests and commands without log output. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
