import type { Dice } from './dice.ts';
import { type Color, grayOf } from './pdf/color.ts';
import type { Area, Pen } from './pdf/Pen.ts';

/** Something opaque laid over an area. */
export type Cover = (pen: Pen, area: Area) => void;

/** A dark color, as black-out tools and people choose it. */
export const darkBy = (dice: Dice): Color =>
  dice.one<Color>([[0, 0, 0], [0, 0, 0], [0, 0, 0], grayOf(0.1), grayOf(0.25), [0.05, 0.08, 0.3], [0.35, 0.02, 0.05]]);

/** A rectangle, filled in one of the ways in which programs fill them. */
export function plainBoxBy(dice: Dice, color: Color): Cover {
  return dice.one<Cover>([
    (pen, area) => pen.fill(area, color),
    (pen, area) => pen.put(`q ${pen.ink(color)} ${pen.around(area)} f* Q`),
    (pen, area) => pen.put(`q ${pen.ink(color)} ${pen.ink(color, true)} ${pen.length(0.5)} w ${pen.around(area)} B Q`),
    (pen, area) => pen.put(`q ${pen.over(area)} ${pen.ink(color)} 0 0 1 1 re f Q`),
    (pen, area) => pen.put(`q ${pen.ink(color)} ${pen.corners(cornersOf(area))} h f Q`),
    (pen, area) => pen.put(`${pen.ink(color)} ${pen.around(area)} F ${pen.ink([0, 0, 0])}`),
  ]);
}

/** Something opaque that is no plain rectangle, or only many of them together are. */
export function oddBoxBy(dice: Dice, color: Color): Cover {
  const lean = dice.number(0.5, 3);
  return dice.one<Cover>([
    // A thick line, as the marker of a viewer draws it.
    (pen, [left, bottom, right, top]) =>
      pen.put(
        `q ${pen.ink(color, true)} ${pen.length(top - bottom)} w 0 J ${pen.corners([
          [left, (bottom + top) / 2],
          [right, (bottom + top) / 2],
        ])} S Q`,
      ),
    (pen, [left, bottom, right, top]) =>
      pen.put(
        `q ${pen.ink(color)} ${pen.corners([
          [left - lean, bottom - 1],
          [right, bottom - lean],
          [right + lean, top + 1],
          [left, top + lean],
        ])} h f Q`,
      ),
    (pen, area) => pen.put(`q ${pen.ink(color)} ${roundedPath(pen, area)} h f Q`),
    (pen, [left, bottom, right, top]) => {
      const middle = (left + right) / 2;
      pen.fill([left, bottom, middle + 0.5, top], color);
      pen.fill([middle, bottom, right, top], color);
    },
    // Strips, as a hatching that has grown dense.
    (pen, [left, bottom, right, top]) => {
      for (let x = left; x < right; x += 2) pen.fill([x, bottom, Math.min(right, x + 2.3), top], color);
    },
    (pen, [left, bottom, right, top]) => {
      for (let y = bottom; y < top; y += 1.5) pen.fill([left, y, right, Math.min(top, y + 1.8)], color);
    },
    (pen, [left, bottom, right, top]) => {
      const lines: string[] = [];
      for (let y = bottom; y < top; y += 1)
        lines.push(
          pen.corners([
            [left, y],
            [right, y],
          ]),
        );
      pen.put(`q ${pen.ink(color, true)} ${pen.length(1.4)} w ${lines.join(' ')} S Q`);
    },
    // A frame that is thicker than it is wide.
    (pen, [left, bottom, right, top]) => {
      const half = (top - bottom) / 2;
      pen.put(
        `q ${pen.ink(color, true)} ${pen.length(half + 0.6)} w ${pen.around([left + half / 2, bottom + half / 2, right - half / 2, top - half / 2])} S Q`,
      );
    },
  ]);
}

/** A rectangle behind some machinery: a form, a blend mode, a group. */
export function wrappedBoxBy(dice: Dice, color: Color): Cover {
  const box = plainBoxBy(dice, color);
  const state =
    (entries: string): Cover =>
    (pen, area) => {
      const name = pen.resource('ExtGState', `<< /Type /ExtGState ${entries} >>`);
      pen.put(`q ${name} gs`);
      box(pen, area);
      pen.put('Q');
    };
  return dice.one<Cover>([
    (pen, area) => pen.form((inner) => box(inner, area)),
    (pen, area) => pen.form((inner) => inner.form((innermost) => box(innermost, area))),
    (pen, area) => pen.form((inner) => box(inner, area), '/Group << /S /Transparency /CS /DeviceRGB /I true >>'),
    state('/ca 1 /CA 1 /BM /Normal'),
    // Over another color than black these would let black words through.
    ...(color.every((part) => part === 0) ? [state('/BM /Darken'), state('/BM /Multiply')] : []),
    (pen, area) => {
      pen.put('/Artifact BMC');
      box(pen, area);
      pen.put('EMC');
    },
  ]);
}

/** A picture laid over the area. */
export function imageBoxBy(dice: Dice, level: number): Cover {
  const gray = Math.round(level * 255);
  const side = dice.one([1, 2, 16]);
  const kind = dice.integer(0, 4);
  return (pen, area) => {
    const image = (entries: string, data: Buffer) => {
      const number = pen.objects.stream(
        data,
        `/Type /XObject /Subtype /Image /Width ${side} /Height ${side} ${entries}`,
      );
      pen.put(`q ${pen.over(area)} ${pen.resource('XObject', `${number} 0 R`)} Do Q`);
    };
    const pixels = side * side;
    if (kind === 0) return image('/ColorSpace /DeviceGray /BitsPerComponent 8', Buffer.alloc(pixels, gray));
    if (kind === 1) return image('/ColorSpace /DeviceRGB /BitsPerComponent 8', Buffer.alloc(3 * pixels, gray));
    if (kind === 2)
      return image(
        `/ColorSpace [/Indexed /DeviceRGB 1 <${hex(gray).repeat(3)}00FF00>] /BitsPerComponent 8`,
        Buffer.alloc(pixels, 0),
      );
    if (kind === 3) {
      pen.put(`q ${pen.ink(grayOf(level))}`);
      image('/ImageMask true /BitsPerComponent 1', Buffer.alloc(side * Math.ceil(side / 8), 0));
      return pen.put('Q');
    }
    return pen.put(`q ${pen.over(area)} BI /W 1 /H 1 /CS /G /BPC 8 /F /AHx ID ${hex(gray)}> EI Q`);
  };
}

/** A fill that is a pattern or a shading. */
export function patternBoxBy(dice: Dice, level: number): Cover {
  const kind = dice.integer(0, 2);
  return (pen, area) => {
    if (kind === 0) {
      const cell = pen.objects.stream(
        `${level} g 0 0 6 6 re f`,
        '/Type /Pattern /PatternType 1 /PaintType 1 /TilingType 1 /BBox [0 0 6 6] /XStep 6 /YStep 6 /Resources << >>',
      );
      return pen.put(`q /Pattern cs ${pen.resource('Pattern', `${cell} 0 R`)} scn ${pen.around(area)} f Q`);
    }
    const ramp = `<< /ShadingType 2 /ColorSpace /DeviceGray /Coords [0 0 612 0] /Extend [true true] /Function << /FunctionType 2 /Domain [0 1] /C0 [${level}] /C1 [${Math.min(1, level + 0.1)}] /N 1 >> >>`;
    if (kind === 1) {
      const name = pen.resource('Shading', ramp);
      return pen.put(`q ${pen.around(area)} W n ${name} sh Q`);
    }
    const pattern = pen.resource('Pattern', `<< /Type /Pattern /PatternType 2 /Shading ${ramp} >>`);
    return pen.put(`q /Pattern cs ${pattern} scn ${pen.around(area)} f Q`);
  };
}

function cornersOf([left, bottom, right, top]: Area): [number, number][] {
  return [
    [left, bottom],
    [right, bottom],
    [right, top],
    [left, top],
  ];
}

function roundedPath(pen: Pen, [left, bottom, right, top]: Area): string {
  const round = 2;
  const [l, b, r, t] = [left - round, bottom - round, right + round, top + round];
  const points = (list: readonly (readonly [number, number])[]) => pen.corners(list).replace(/ [ml]\b/g, '');
  return [
    `${points([[l + round, b]])} m ${points([[r - round, b]])} l`,
    `${points([
      [r, b],
      [r, b],
      [r, b + round],
    ])} c ${points([[r, t - round]])} l`,
    `${points([
      [r, t],
      [r, t],
      [r - round, t],
    ])} c ${points([[l + round, t]])} l`,
    `${points([
      [l, t],
      [l, t],
      [l, t - round],
    ])} c ${points([[l, b + round]])} l`,
    `${points([
      [l, b],
      [l, b],
      [l + round, b],
    ])} c`,
  ].join(' ');
}

function hex(value: number): string {
  return value.toString(16).toUpperCase().padStart(2, '0');
}
