import { sentenceCase } from './sentenceCase.ts';

const declared =
  /^(?:declaration|affidavit|affirmation) of ([^,;]{3,80}?)(?: in (?:support|opposition)\b| (?:re|regarding) |$)/i;

/** Who declares, in a title: `Declaration of Grace Okafor in Support of Motion`; null for a title that does not name anyone. */
export function declarantInTitle(title: string): string | null {
  return declared.exec(sentenceCase(title))?.[1]?.trim() ?? null;
}
