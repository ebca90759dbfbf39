import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { PartOutcome } from '../shared/conclude.ts';
import { showText } from '../shared/showPages.ts';
import type { LineSpacing } from './parameters.ts';

/**
 * The minimum ratio of line distance to type size for each spacing. In Word, `double` is 2.3 and `exactly 24 points` is
 * 2.
 */
const leastRatio: Record<LineSpacing, number> = { double: 1.75, one_and_a_half: 1.4 };
/**
 * In points: 28 numbered lines are about 24 points apart at any type size (for example Cal. Rules of Court, rule
 * 2.108).
 */
const numberedPitch = 22;
/** `Exactly 24 points` counts as double spacing with larger type as well. */
const exactPitch = 23.5;

/**
 * Whether the line spacing of the running text is less than a rule allows. Quotations, notes, and lists do not count.
 */
export function checkSpacing(layout: LayoutFacts, asked: LineSpacing): PartOutcome {
  const { line_spacing, line_numbered, font_sizes } = layout;
  if (line_spacing === null) return { why: { code: 'layout.line_spacing_not_measured', values: {} } };
  if (line_spacing >= leastRatio[asked]) return undefined;
  const pitch = line_spacing * (font_sizes[0]?.size ?? 12);
  if (pitch >= (line_numbered.length > 0 ? numberedPitch : exactPitch)) return undefined;
  return {
    says: { code: 'layout.line_spacing', values: { ratio: Math.round(100 * line_spacing) / 100, asked } },
    evidence: showText(layout),
  };
}

/** Tolerance in points for lines that are closer than their setting. */
const shortBy = 0.7;

/** Whether the leading is less than a rule requires, in points in addition to the type size. */
export function checkLeading(layout: LayoutFacts, least: number): PartOutcome {
  const { line_spacing, font_sizes } = layout;
  const size = font_sizes[0]?.size;
  if (line_spacing === null || size === undefined) return { why: { code: 'layout.leading_not_measured', values: {} } };
  const leading = size * (line_spacing - 1);
  if (leading >= least - shortBy) return undefined;
  return {
    says: { code: 'layout.leading', values: { points: Math.round(10 * leading) / 10, asked: least, type_size: size } },
    evidence: showText(layout),
  };
}
