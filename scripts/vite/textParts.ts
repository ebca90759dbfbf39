/** The catalog of texts, or a part of it: texts by their keys. */
export type Texts = { [key: string]: string | string[] | Texts };

const isGroup = (value: unknown): value is Texts =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Areas up to this size, as JSON, are one part. */
const smallArea = 2500;

/**
 * The parts of a catalog: each small area, each group of a larger area (`filings.viewer`), and the texts of a larger
 * area that are in no group (`filings.`).
 */
export function partsOf(texts: Texts): string[] {
  return Object.keys(texts).flatMap((area) => partsOfArea(texts, area));
}

function partsOfArea(texts: Texts, area: string): string[] {
  const group = texts[area]!;
  if (!isGroup(group) || JSON.stringify(group).length <= smallArea) return [area];
  const groups = Object.keys(group).filter((name) => isGroup(group[name]));
  return [
    ...groups.map((name) => `${area}.${name}`),
    ...(groups.length < Object.keys(group).length ? [`${area}.`] : []),
  ];
}

/** The texts of a part, at their position in the catalog. */
export function partOf(texts: Texts, part: string): Texts {
  const [area, name] = part.split('.') as [string, string | undefined];
  const group = texts[area] as Texts;
  if (name === undefined) return { [area]: group };
  if (name !== '') return { [area]: { [name]: group[name]! } };
  return { [area]: Object.fromEntries(Object.entries(group).filter(([, value]) => !isGroup(value))) };
}

/** A quotation mark, an area, a dot, and the beginning of the rest of a key; a composed key can end there. */
const key = /['"`]([A-Za-z]\w*)\.(\w*)(?=(['"`.]|\$\{)?)/g;

/**
 * The parts of the texts whose keys a module names, as far as the names are known: all of an area for
 * `filings.${state}`.
 */
export function partsNamedIn(code: string, texts: Texts): string[] {
  const named = new Set<string>();
  for (const [, area, name, after] of code.matchAll(key)) {
    if (!area || !Object.hasOwn(texts, area)) continue;
    const parts = partsOfArea(texts, area);
    const isComplete = after === '.' || after === "'" || after === '"' || after === '`';
    const part = parts.includes(area) ? area : `${area}.${name}`;
    if (parts.includes(part) && (isComplete || part === area)) named.add(part);
    else if (isComplete && parts.includes(`${area}.`)) named.add(`${area}.`);
    else if (!isComplete) for (const one of parts) named.add(one);
  }
  return [...named].sort();
}
