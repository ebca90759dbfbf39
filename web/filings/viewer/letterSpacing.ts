/** Widths are measured at this size and then scaled, because the width of a word is proportional to its type size. */
const measuredAt = 100;
const most = 20_000;
const widths = new Map<string, number>();
let ruler: CanvasRenderingContext2D | null | undefined;

/**
 * The CSS letter spacing in pixels that gives a text of this type size the required width in the font of the text
 * layer.
 */
export function letterSpacing(text: string, size: number, width: number): number {
  const natural = (measure(text) * size) / measuredAt;
  return (width - natural) / text.length;
}

function measure(text: string): number {
  const known = widths.get(text);
  if (known !== undefined) return known;
  ruler ??= openRuler();
  // If nothing can be measured, half of the type size per letter is an adequate estimate.
  const width = ruler ? ruler.measureText(text).width : text.length * measuredAt * 0.5;
  if (widths.size >= most) widths.clear();
  widths.set(text, width);
  return width;
}

function openRuler(): CanvasRenderingContext2D | null {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return null;
  context.font = `${measuredAt}px serif`;
  // The same as in the text layer's style: no ligatures, no kerning.
  context.fontKerning = 'none';
  if ('textRendering' in context) context.textRendering = 'optimizeSpeed';
  return context;
}
