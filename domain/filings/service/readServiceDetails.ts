import { findDates } from '../dates/findDates.ts';
import type { FilingLine } from '../lines/FilingLine.ts';
import { evidenceIn, joinLines } from '../lines/JoinedText.ts';
import type { ReadField } from '../Reading.ts';
import { readSignatures } from '../signatures/readSignatures.ts';

const heading =
  /^\W*(?:certificat(?:e|ion) of (?:electronic )?(?:filing and )?(?:service|mailing)|proof of (?:electronic )?service|(?:affidavit|affirmation|declaration|return) of (?:service|mailing))\b/i;
const sentence =
  /\b(?:certify|declare|affirm|swear)\b[^.]{0,200}\b(?:serv|mail|sent|transmit|deliver|electronically fil)/i;
/** How papers are served, as certificates say it (Fed. R. Civ. P. 5(b)(2); Cal. Code Civ. Proc. §§ 1010.6 to 1013; N.Y. CPLR 2103; Tex. R. Civ. P. 21a). */
const ways =
  /\b(?:via|by|through|using|upon)?\s*(?:the (?:court'?s )?)?(CM\/ECF(?: system)?|ECF(?: system)?|NYSCEF|eFileTexas(?:\.gov)?|EFSP|e-?fil(?:e|ing)(?: (?:portal|system|manager))?|electronic (?:mail|service|filing|transmission)(?: system)?|e-?mail|(?:certified|registered|first[- ]class|U\.?S\.?|United States|regular|overnight|express)(?: U\.?S\.?)?(?: first[- ]class)? mail|overnight (?:delivery|courier)|personal (?:service|delivery)|personally|hand[- ]delivery|hand[- ]delivered|facsimile|fax|FedEx|Federal Express|UPS|mail)\b/gi;
const window = 26;

/** How, when and by whom the paper says that it was served; parts `by`, `when`. Undefined where it certifies no service. */
export function readServiceDetails(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const from = lines.findLastIndex(({ text }) => heading.test(text) && text.length < 90);
  const at = from >= 0 ? from : lines.findLastIndex(({ text }) => sentence.test(text));
  if (at < 0) return undefined;
  const part = lines.slice(at, at + window);
  const joined = joinLines(part);
  if (!sentence.test(joined.text) && !/\bserved?\b/i.test(joined.text)) return undefined;
  const found = [...joined.text.matchAll(ways)].filter(
    (match, index, all) => !isColumn(match, all[index + 1] ?? all[index - 1]),
  );
  const first = found[0];
  if (first === undefined) return undefined;
  const named = [...new Set(found.slice(0, 4).map((match) => match[1]!.replace(/\s+/g, ' ')))];
  const when = findDates(joined.text)[0];
  const by = readSignatures([part], part)[0]?.value ?? /\bI,\s+([A-Z][A-Za-z.' -]{3,40}?),/.exec(joined.text)?.[1];
  return {
    value: named.join(', '),
    confidence: 0.88,
    method: 'service-way',
    evidence: evidenceIn(joined, first.index, first.index + first[0].length),
    parts: { ...(when !== undefined && { when: when.iso }), ...(by !== undefined && { by }) },
  };
}

/** `Certified Mail  Fax  Email`: the heads of a table to be ticked say nothing of what was done. */
function isColumn(match: RegExpExecArray, neighbour: RegExpExecArray | undefined): boolean {
  if (neighbour === undefined || !/^\s*[A-Z]/.test(match[0]) || !/^\s*[A-Z]/.test(neighbour[0])) return false;
  const [first, second] = match.index < neighbour.index ? [match, neighbour] : [neighbour, match];
  return second.index - (first.index + first[0].length) < 3;
}
