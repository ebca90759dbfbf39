/** A PostgreSQL that can be run: the directory of its programs, its major version, and where it came from. */
export type Binaries = { bin: string; major: number; origin: 'system' | 'npm' };

/** Which PostgreSQL to take; `any` prefers the machine's own. */
export type BinariesChoice = 'any' | 'system' | 'npm';
