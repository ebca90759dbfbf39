import { onePeriod } from '#domain/text/onePeriod';

/** How a court writes its docket: federal courts as in CM/ECF, all others in the style of the state courts. */
export const docketStyles = ['federal', 'state'] as const;
export type DocketStyle = (typeof docketStyles)[number];

/** A row of the lists of codes: a text for each style, or none. */
export type DocketTemplate = { readonly [style in DocketStyle]: string | null };

export type DocketValues = Readonly<Record<string, string | null | undefined>>;

/** The text, or the required values that it lacks. A template without a text in this style has neither. */
export type DocketText = { text: string } | { missing: string[] };

/**
 * The text of an entry in a court's style, in plain sentence case. A clause in brackets is left out where a value in it
 * is missing; without a value outside brackets there is no text. The values are inserted as they are and never read as
 * a template, so that no name of a value ever appears on a docket.
 */
export function docketText(template: DocketTemplate, values: DocketValues, style: DocketStyle): DocketText {
  const pattern = textOf(template, style);
  if (pattern === null) return { missing: [] };
  const missing = new Set<string>();
  const written = clausesOf(pattern).map(({ text, optional }) => {
    const absent = namesIn(text).filter((name) => clean(values, name) === '');
    if (absent.length === 0) return fill(text, values);
    if (!optional) for (const name of absent) missing.add(name);
    return '';
  });
  return missing.size > 0 ? { missing: [...missing] } : { text: tidy(written.join('')) };
}

/** A court's own text, or where its style has none, the text of the other style. */
export function textOf(template: DocketTemplate, style: DocketStyle): string | null {
  return template[style] ?? template[style === 'federal' ? 'state' : 'federal'];
}

/** The names of the values in a template, and whether the text needs each. */
export function valuesIn(template: DocketTemplate, style: DocketStyle): { name: string; required: boolean }[] {
  const found = new Map<string, boolean>();
  for (const { text, optional } of clausesOf(textOf(template, style) ?? '')) {
    for (const name of namesIn(text)) found.set(name, found.get(name) === true || !optional);
  }
  return [...found].map(([name, required]) => ({ name, required }));
}

function clausesOf(pattern: string): { text: string; optional: boolean }[] {
  return pattern
    .split(/(\[[^\]]*\])/)
    .filter((part) => part !== '')
    .map((part) =>
      part.startsWith('[') ? { text: part.slice(1, -1), optional: true } : { text: part, optional: false },
    );
}

const namesIn = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);

const fill = (text: string, values: DocketValues) =>
  text.replace(/\{(\w+)\}/g, (_mark, name: string) => clean(values, name));

/** A value without line breaks and without the marks of a template. */
const clean = (values: DocketValues, name: string) =>
  (values[name] ?? '').replace(/[{}]/g, '').replace(/\s+/g, ' ').trim();

function tidy(written: string): string {
  const plain = written
    .replace(/\s+/g, ' ')
    .replace(/ ([.,;:)])/g, '$1')
    .replace(/([,;:])\1+/g, '$1')
    .trim();
  return onePeriod(plain.charAt(0).toUpperCase() + plain.slice(1));
}
