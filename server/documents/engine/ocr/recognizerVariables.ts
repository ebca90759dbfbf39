import type { Picture } from '#server/kernel/ports/Recognizer';

/** How tesseract is to look for text: over a whole page with its columns, or line by line at what is left of one. */
export function segmentationOf({ leftovers = false }: Picture): '3' | '6' {
  return leftovers ? '6' : '3';
}

/** How tesseract is told to read a picture, whichever of the two it is. */
export function recognizerVariables({ resolution }: Picture): Record<string, string> {
  return {
    tessedit_create_hocr: '1',
    user_defined_dpi: String(Math.min(2400, Math.max(70, Math.round(resolution)))),
  };
}
