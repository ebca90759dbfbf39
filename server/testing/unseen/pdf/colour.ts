import type { Habits } from '../Habits.ts';

/** Red, green, blue; 0 to 1. */
export type Colour = readonly [red: number, green: number, blue: number];

export const black: Colour = [0, 0, 0];
export const white: Colour = [1, 1, 1];
export const greyOf = (level: number): Colour => [level, level, level];

/** The colour spaces that a page's resources name. `tint` is an ink called black: 1 is all of it. */
export const colourSpaces =
  '/calibrated [/CalRGB << /WhitePoint [0.9505 1 1.089] >>] /tint [/Separation /Black /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>] /pattern [/Pattern]';

/** Takes this colour for what is filled or, with capitals, stroked from now on. */
export function colourOperator(colour: Colour, how: Habits['colours'], stroked = false): string {
  const [red, green, blue] = colour.map((part) => Number(part.toFixed(4))) as [number, number, number];
  const isGrey = red === green && green === blue;
  const operator = (name: string) => (stroked ? name.toUpperCase() : name);
  if (how === 'calibrated') return `/calibrated ${operator('cs')} ${red} ${green} ${blue} ${operator('sc')}`;
  if (how === 'cmyk') {
    const [cyan, magenta, yellow] = [red, green, blue].map((part) => Number((1 - part).toFixed(4)));
    return isGrey ? `0 0 0 ${cyan} ${operator('k')}` : `${cyan} ${magenta} ${yellow} 0 ${operator('k')}`;
  }
  if (how === 'tint' && isGrey) return `/tint ${operator('cs')} ${Number((1 - red).toFixed(4))} ${operator('scn')}`;
  return how === 'grey' && isGrey ? `${red} ${operator('g')}` : `${red} ${green} ${blue} ${operator('rg')}`;
}
