import type { Habits } from '../Habits.ts';

/** Red, green, blue; 0 to 1. */
export type Color = readonly [red: number, green: number, blue: number];

export const black: Color = [0, 0, 0];
export const white: Color = [1, 1, 1];
export const grayOf = (level: number): Color => [level, level, level];

/** The color spaces that a page's resources name. `tint` is an ink called black: 1 is all of it. */
export const colorSpaces =
  '/calibrated [/CalRGB << /WhitePoint [0.9505 1 1.089] >>] /tint [/Separation /Black /DeviceGray << /FunctionType 2 /Domain [0 1] /C0 [1] /C1 [0] /N 1 >>] /pattern [/Pattern]';

/** Takes this color for what is filled or, with capitals, stroked from now on. */
export function colorOperator(color: Color, how: Habits['colors'], stroked = false): string {
  const [red, green, blue] = color.map((part) => Number(part.toFixed(4))) as [number, number, number];
  const isGray = red === green && green === blue;
  const operator = (name: string) => (stroked ? name.toUpperCase() : name);
  if (how === 'calibrated') return `/calibrated ${operator('cs')} ${red} ${green} ${blue} ${operator('sc')}`;
  if (how === 'cmyk') {
    const [cyan, magenta, yellow] = [red, green, blue].map((part) => Number((1 - part).toFixed(4)));
    return isGray ? `0 0 0 ${cyan} ${operator('k')}` : `${cyan} ${magenta} ${yellow} 0 ${operator('k')}`;
  }
  if (how === 'tint' && isGray) return `/tint ${operator('cs')} ${Number((1 - red).toFixed(4))} ${operator('scn')}`;
  return how === 'gray' && isGray ? `${red} ${operator('g')}` : `${red} ${green} ${blue} ${operator('rg')}`;
}
