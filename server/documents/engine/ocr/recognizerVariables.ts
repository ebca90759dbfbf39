import type { Picture } from '#server/kernel/ports/Recognizer';

/** How tesseract searches for text: on a full page with its columns, or line by line in what is left of one. */
export function segmentationOf({ leftovers = false }: Picture): '3' | '6' {
  return leftovers ? '6' : '3';
}

/** The settings with which tesseract reads an image, for both of its forms. */
export function recognizerVariables({ resolution }: Picture): Record<string, string> {
  return {
    tessedit_create_hocr: '1',
    user_defined_dpi: String(Math.min(2400, Math.max(70, Math.round(resolution)))),
  };
}
