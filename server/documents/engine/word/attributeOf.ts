/** The value of an attribute in a tag; undefined if it is missing. */
export function attributeOf(attributes: string, name: string): string | undefined {
  const at = attributes.indexOf(`${name}=`);
  // Another attribute's name may end alike.
  if (at < 0 || (at > 0 && !/\s/.test(attributes[at - 1]!))) return undefined;
  const quote = attributes[at + name.length + 1];
  if (quote !== '"' && quote !== "'") return undefined;
  const from = at + name.length + 2;
  const end = attributes.indexOf(quote, from);
  return end < 0 ? undefined : attributes.slice(from, end);
}

/** A switch without value is on. */
export function isOn(value: string | undefined): boolean {
  return value === undefined || !/^(?:0|false|off)$/.test(value);
}
