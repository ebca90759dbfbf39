import type { LayoutFacts } from '#domain/documentFacts/LayoutFacts';
import type { Judged } from '../shared/conclude.ts';
import { showText } from '../shared/tellPages.ts';
import type { LineSpacing } from './parameters.ts';

/** Distance of baselines over type size below which lines are no longer set so. Word sets `double` at 2.3 and `exactly 24 points` at 2. */
const leastRatio: Record<LineSpacing, number> = { double: 1.75, one_and_a_half: 1.4 };
/** Points: 28 numbered lines leave about 24 each whatever the size of the type (e.g. Cal. Rules of Court, rule 2.108). */
const numberedPitch = 22;
/** `Exactly 24 points` passes for double spacing with larger type too. */
const exactPitch = 23.5;

const names: Record<LineSpacing, string> = {
  double: 'double spaced',
  one_and_a_half: 'at least one and a half spaced',
};

/** Whether the running text stands closer than a rule allows; quotations, notes and lists do not count. */
export function judgeSpacing(layout: LayoutFacts, asked: LineSpacing): Judged {
  const { line_spacing, line_numbered, font_sizes } = layout;
  if (line_spacing === null) return { why: 'Too little running text to measure its line spacing.' };
  if (line_spacing >= leastRatio[asked]) return undefined;
  const pitch = line_spacing * (font_sizes[0]?.size ?? 12);
  if (pitch >= (line_numbered.length > 0 ? numberedPitch : exactPitch)) return undefined;
  return {
    message: `The lines of the text stand ${Math.round(100 * line_spacing) / 100} times the type size apart, ${nameSpacing(line_spacing)}; the rule wants the text ${names[asked]}.`,
    mend: `Set the text ${names[asked]}; quotations, headings and footnotes may stand closer where the rule says so.`,
    evidence: showText(layout),
  };
}

/** Points by which a line's distance may fall short of what was set. */
const shortBy = 0.7;

/** Whether less room is left between lines than a rule asks for, in points over the size of the type. */
export function judgeLeading(layout: LayoutFacts, least: number): Judged {
  const { line_spacing, font_sizes } = layout;
  const size = font_sizes[0]?.size;
  if (line_spacing === null || size === undefined) return { why: 'Too little running text to measure its leading.' };
  const leading = size * (line_spacing - 1);
  if (leading >= least - shortBy) return undefined;
  return {
    message: `The lines stand ${Math.round(10 * leading) / 10} points further apart than the type is high; the rule asks for ${least} points of leading.`,
    mend: `Set ${size} point type on lines ${size + least} points apart.`,
    evidence: showText(layout),
  };
}

function nameSpacing(ratio: number): string {
  if (ratio < 1.4) return 'about single spacing';
  return ratio < 1.75 ? 'about one and a half spacing' : 'less than double spacing';
}
