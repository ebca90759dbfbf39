/** A value, or a function that fetches the code containing it. */
export type Loadable<Value extends object> = Value | (() => Promise<Value>);

/** The value, fetched if it is not loaded yet. */
export async function loaded<Value extends object>(source: Loadable<Value>): Promise<Value> {
  return typeof source === 'function' ? source() : source;
}
