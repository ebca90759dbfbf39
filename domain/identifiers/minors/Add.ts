import type { Name } from './readName.ts';

/** Takes a name for a child's; gives it back unless it is covered already, as by `Doe` or an initial. */
export type Add = (name: Name | undefined, confidence: number) => Name | undefined;
