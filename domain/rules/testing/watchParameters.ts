/** An object that notes each property which is read, by its path; the members of a list count as one. */
export function watch<T>(value: T, read: Set<string>, at = ''): T {
  if (typeof value !== 'object' || value === null) return value;
  return new Proxy(value, {
    get(target, name, receiver) {
      const here = pathTo(at, target, name);
      read.add(here);
      return watch(Reflect.get(target, name, receiver), read, here);
    },
  });
}

/** The path of each property of an object and of the objects in it, each once. */
export function pathsIn(value: unknown, at = ''): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const paths = Object.entries(value).flatMap(([name, member]) => {
    const here = pathTo(at, value, name);
    return [here, ...pathsIn(member, here)];
  });
  return [...new Set(paths)];
}

const pathTo = (at: string, target: object, name: string | symbol): string =>
  `${at}.${Array.isArray(target) && /^\d+$/.test(String(name)) ? '*' : String(name)}`;
