/** A court as captions name it, in the spelling the portal uses. */
export type CourtName = {
  /** For example, `Superior Court of California, County of San Francisco`. */
  court: string;
  /** The district, county, circuit or state it sits for. Absent when the heading does not say. */
  location?: string;
  system: 'federal' | 'state' | 'administrative';
  level: 'trial' | 'appellate' | 'highest';
  state?: string;
  county?: string;
};

/**
 * One way in which a court heads its documents. The pattern is tried at the start of every line of a heading, its lines
 * parted by newlines; `name` answers nothing when what was matched is no court there is.
 */
export type CourtForm = { pattern: RegExp; name: (match: RegExpExecArray) => CourtName | undefined };

/** Creates a form's pattern: a space matches any gap, including a line break; a space followed by `?` matches an optional gap. */
export function headingPattern(source: string): RegExp {
  const loose = source.replaceAll(' ?', '\\s*').replaceAll(' ', '\\s+');
  return new RegExp(`(?<=^[ \\t]*(?:(?:IN|BEFORE)(?: THE)?\\s+)?)(?:${loose})`, 'gim');
}
