/** A court as captions name it, in the spelling the portal uses. */
export type CourtName = {
  /** For example, `Superior Court of California, County of San Francisco`. */
  court: string;
  /** The district, county, circuit, or state for which it sits; absent if the heading does not state it. */
  location?: string;
  system: 'federal' | 'state' | 'administrative';
  level: 'trial' | 'appellate' | 'highest';
  state?: string;
  county?: string;
};

/**
 * A form of court headings. The pattern is tried at the start of every line of a heading; `name` returns undefined if
 * the match is not an existing court.
 */
export type CourtForm = { pattern: RegExp; name: (match: RegExpExecArray) => CourtName | undefined };

/**
 * Creates a form's pattern, which is tried only where a heading may begin: a space matches any gap, including a line
 * break; a space followed by `?` matches an optional gap.
 */
export function headingPattern(source: string): RegExp {
  const loose = source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(loose, 'imy');
}

const announcement = /(?:IN|BEFORE)(?: THE)?\s+/iy;

/** Where a heading may begin: at the first word of each line, and after the `IN THE` or `BEFORE THE` there. */
export function headingStarts(text: string): number[] {
  const starts: number[] = [];
  for (let line = 0; line < text.length; ) {
    let at = line;
    while (text[at] === ' ' || text[at] === '\t') at++;
    if (text[at] !== '\n' && at < text.length) {
      starts.push(at);
      announcement.lastIndex = at;
      const announced = announcement.exec(text);
      if (announced !== null) starts.push(at + announced[0].length);
    }
    const end = text.indexOf('\n', line);
    line = end < 0 ? text.length : end + 1;
  }
  return [...new Set(starts)].sort((one, other) => one - other);
}
