const style =
  /(?:[-,\s](?:bold|italic|oblique|regular|roman|medium|light|book|demi|black|heavy|semibold|condensed)+.*|(?:PS|PSMT|MT|Std|LT)(?=-|,|$).*)$/i;

/** The family of a font by the name that the file gives it: `ABCDEF+TimesNewRomanPS-BoldMT` is `TimesNewRoman`. */
export function nameFamily(baseFont: string): string {
  const name = baseFont.replace(/^[A-Z]{6}\+/, '').trim();
  const family = name.replace(style, '').replace(style, '');
  return family === '' ? name : family;
}
