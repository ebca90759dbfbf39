/** One record that was moved; `number` is that of a docket entry before. */
export type Moved = { id: string; number: number | null };

/** New numbers of docket entries by their earlier ones. Columns that name an entry by its number follow them. */
export type Renumbered = ReadonlyMap<number, number>;
