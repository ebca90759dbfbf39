/** How tesseract is told to read a page, whichever of the two it is. */
export function recognizerVariables(resolution: number): Record<string, string> {
  return {
    tessedit_create_hocr: '1',
    tessedit_pageseg_mode: '3',
    user_defined_dpi: String(Math.min(2400, Math.max(70, Math.round(resolution)))),
  };
}
