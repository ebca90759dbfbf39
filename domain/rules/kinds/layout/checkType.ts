import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { PartOutcome } from '../shared/conclude.ts';
import { showText } from '../shared/showPages.ts';
import { type Family, familyOf } from './families.ts';

/** Tolerance in points for printer drivers and rounding. */
const tolerance = 0.5;
/** Share of the characters of the body. A smaller share is headings, quotations, or a table. */
const most = 0.5;

/** The font family of most of the body, if the font's name identifies it. */
export function bodyFamily({ fonts }: LayoutFacts): Family | undefined {
  const shares = new Map<string, { family: Family; share: number }>();
  for (const { name, share } of fonts) {
    const family = familyOf(name);
    if (family === undefined) continue;
    const known = shares.get(family.name);
    if (known) known.share += share;
    else shares.set(family.name, { family, share });
  }
  return [...shares.values()].find(({ share }) => share > most)?.family;
}

/** Whether most of the body is smaller than a rule allows. */
export function checkBodySize(layout: LayoutFacts, least: number): PartOutcome {
  const { font_sizes } = layout;
  if (font_sizes.length === 0) return { why: { code: 'layout.type_not_measured', values: {} } };
  const small = font_sizes.filter(({ size }) => size < least - tolerance);
  const share = small.reduce((sum, one) => sum + one.share, 0);
  if (share <= most) return undefined;
  return {
    says: { code: 'layout.type_small', values: { points: small[0]!.size, asked: least } },
    evidence: showText(layout),
  };
}

/** Whether footnotes are smaller than a rule allows. */
export function checkFootnotes(layout: LayoutFacts, least: number): PartOutcome {
  const { footnote_size } = layout;
  if (footnote_size === null || footnote_size >= least - tolerance) return undefined;
  return {
    says: { code: 'layout.footnotes_small', values: { points: footnote_size, asked: least } },
    evidence: showText(layout),
  };
}

/** Monospaced type has 10 characters per inch at 12 points. */
const charactersPerInch = (size: number) => 120 / size;

/** Whether monospaced type has more characters per inch than a rule allows. */
export function checkPitch(layout: LayoutFacts, mostPerInch: number): PartOutcome {
  const { font_sizes } = layout;
  const size = font_sizes[0]?.size;
  if (size === undefined) return { why: { code: 'layout.type_not_measured', values: {} } };
  if (charactersPerInch(size + tolerance) <= mostPerInch) return undefined;
  return {
    says: { code: 'layout.type_narrow', values: { per_inch: charactersPerInch(size), allowed: mostPerInch } },
    evidence: showText(layout),
  };
}

/** Whether the body is in a sans serif typeface, if a rule requires a serif one. */
export function checkSerif(layout: LayoutFacts): PartOutcome {
  const family = bodyFamily(layout);
  if (family === undefined) return undefined;
  if (family.kind !== 'sans') return undefined;
  return {
    says: { code: 'layout.face_without_serifs', values: { face: family.name } },
    evidence: showText(layout),
  };
}
