import type { Name } from './readName.ts';

/** Records a child's name and returns it, unless it is already redacted, as with `Doe` or an initial. */
export type Add = (name: Name | undefined, confidence: number) => Name | undefined;
