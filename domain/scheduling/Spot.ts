/** Where a unit is, or could be: positions in the instance; `call` is −1 outside sittings. */
export type Spot = { day: number; slot: number; judge: number; room: number; call: number; members: readonly number[] };

export const noMembers: readonly number[] = [];
