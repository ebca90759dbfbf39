/** Where this machine's Chrome or Chromium is, if it has one. */
export function findChromium(): string | undefined;
/** The same, installing Debian's package where we may. */
export function provideChromium(): string | undefined;
/** Whether this machine is one that a test run may change. */
export function mayInstallChromium(): boolean;
