import type { Dice } from './dice.ts';
import type { Binding } from './pdf/bindFile.ts';

/** How a program sets its pages; programs differ in this. */
export type Habits = {
  /** Units of the contents in a point. */
  scale: number;
  /** Counts from the top, as browsers and Quartz do. */
  flipped: boolean;
  rotate: 0 | 90 | 180 | 270;
  /** The lower left corner of what is shown. */
  origin: readonly [x: number, y: number];
  /** How far the sheet continues beyond what is shown. */
  bleed: number;
  colors: 'gray' | 'rgb' | 'cmyk' | 'calibrated' | 'tint';
  fonts: 'standard' | 'embedded' | 'subset';
  setting: 'lines' | 'words' | 'kerned' | 'letters';
  /** Whether the page is first painted white. */
  ground: boolean;
  /** Whether the page's words are clipped to the page. */
  clip: boolean;
  /** Whether everything appears in a Form XObject. */
  nested: boolean;
  tagged: boolean;
  /** Number of streams that the contents are cut into. */
  streams: number;
  deflated: boolean;
  binding: Binding;
};

/** The habits of a random program. */
export function habitsBy(dice: Dice): Habits {
  const plain = dice.chance(0.35);
  const turned = dice.chance(0.15);
  return {
    scale: plain ? 1 : dice.one([1, 1, 4.1667, 0.75, 10]),
    flipped: !plain && dice.chance(0.4),
    rotate: turned ? dice.one([90, 180, 270]) : 0,
    origin: dice.chance(0.12) ? [dice.integer(-80, 200), dice.integer(-60, 150)] : [0, 0],
    bleed: dice.chance(0.15) ? dice.integer(9, 40) : 0,
    colors: dice.one(['gray', 'gray', 'rgb', 'rgb', 'cmyk', 'calibrated', 'tint']),
    fonts: dice.one(['standard', 'standard', 'embedded', 'subset']),
    setting: dice.one(['lines', 'lines', 'words', 'kerned', 'letters']),
    ground: dice.chance(0.3),
    clip: dice.chance(0.3),
    nested: dice.chance(0.15),
    tagged: dice.chance(0.3),
    streams: dice.one([1, 1, 1, 2, 5]),
    deflated: dice.chance(0.5),
    binding: dice.one(['table', 'table', 'stream']),
  };
}
