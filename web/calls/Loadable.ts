/** A value, or the way to fetch the code that has it. */
export type Loadable<Value extends object> = Value | (() => Promise<Value>);

/** The value, fetched if it is not here yet. */
export async function loaded<Value extends object>(source: Loadable<Value>): Promise<Value> {
  return typeof source === 'function' ? source() : source;
}
