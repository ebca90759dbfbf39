import { sentenceCase } from './sentenceCase.ts';

const answering =
  /\b(?:opposition|response|objections?|reply|answer|joinder|declaration|memorandum|affidavit|exhibits?)\b.*?/;
const connected = new RegExp(
  `${answering.source}\\b(?:in (?:support of|opposition to|response to)|to|regarding|re)\\b:? (.+)$`,
  'i',
);

/**
 * What a document answers, in the words of its title, where the docket has no such entry: `Opposition to Motion to
 * Compel` answers the `motion to compel`. Null for a title without it.
 */
export function answeredInTitle(title: string): string | null {
  const found = connected.exec(title.replace(/\s+/g, ' ').trim())?.[1];
  if (!found || found.length > 120) return null;
  // A reply is filed in support of the motion that was opposed.
  const opposed = /^(?:the |its |his |her |their )?(?:opposition|response) to (.+)$/i.exec(found);
  if (opposed && /\breply\b/i.test(title)) return answeredInTitle(`Opposition to ${opposed[1]}`);
  const text = sentenceCase(found.replace(/[;,.].*$/, '').replace(/^(?:the|its|his|her|their) /i, ''));
  return /^\p{Lu}\p{Ll}/u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : text;
}
