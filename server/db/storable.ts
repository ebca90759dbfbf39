/**
 * What was read, in a form that PostgreSQL takes and gives back unchanged: without NUL and halves of surrogate pairs,
 * which broken documents are full of.
 */
export function storable<Value>(value: Value): Value {
  if (typeof value === 'string') return value.replaceAll('\0', '').replace(/\p{Cs}/gu, '\ufffd') as Value;
  if (Array.isArray(value)) return value.map((item) => storable(item)) as Value;
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, storable(item)])) as Value;
}
