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

/** Creates a form's pattern: a space matches any gap, including a line break; a space followed by `?` matches an optional gap. */
export function headingPattern(source: string): RegExp {
  const loose = source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(`(?<=^[ \\t]*(?:(?:IN|BEFORE)(?: THE)?\\s+)?)(?:${loose})`, 'gim');
}
