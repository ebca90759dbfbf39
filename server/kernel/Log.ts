/** Where a part of the server says what happened; pino's logger and the console both fit. */
export type Log = {
  info(message: string): void;
  warn(message: string): void;
  error(message: string): void;
};

/** For tests and commands that speak only through their result. */
export const silentLog: Log = { info: () => {}, warn: () => {}, error: () => {} };
