import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, evidenceOf, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { readBy } from './confidence/ruleConfidence.ts';
import type { ReadField } from './Reading.ts';

const swornStatements = ['affidavit', 'affirmation', 'declaration'];
const certificateTitles = [
  'certificat(e|ion) of (electronic )?(filing and )?(e-?service|service|mailing|notice|delivery)',
  /proof of (?:electronic )?service(?: by .{3,30})?/,
  pattern()`${anyOf(swornStatements)} of (?:service|mailing)(?: by .{3,30})?`,
];
const heading = pattern(
  'i',
)`^\W*(?:\d{1,2}[.)] ?)?(?:(?:clerk|attorney|counsel|judge)'?s |automated )?${anyOf(certificateTitles)}\b.{0,30}$`;
const certifyingVerbs = ['certif(y|ies)', 'declares?', 'states?', 'affirms?', 'swears?', 'sworn', 'says'];
const serviceVerbs = [
  'served?',
  'mailed',
  'e-?mailed',
  'sent',
  'delivered',
  'transmitted',
  'electronically filed',
  'caused',
  'furnished',
  'provided',
];
const servedParticiples = ['sent', 'served', 'mailed', 'delivered', 'furnished'];
const swornVerbs = ['served', 'mailed', 'delivered', 'electronically filed', 'caused'];
const servingStatements = [
  pattern()`${anyOf(certifyingVerbs)}\b[^.]{0,260}\b${anyOf(serviceVerbs)}`,
  pattern()`(?:was|were|has been|have been) ${anyOf(servedParticiples)}\b(?:[^.]|\bu\. ?s\.){0,200}\b(?:this|on|day)`,
  /service (?:of .{3,60} )?(?:was|has been|is being) (?:made|effected|accomplished|completed)/,
  'i (served|mailed|electronically filed|caused)',
  // The portals of Texas, Illinois and other states add it to what they serve.
  'the filer served this document',
  pattern()`i, [^.;]{3,60}, (?:hereby )?${anyOf(swornVerbs)}`,
];
const serviceStatements = [
  pattern()`\b${anyOf(servingStatements)}\b`,
  /\b(?:e-?filed|served|mailed|delivered)\b[^.]{0,90}\b(?:this|on)\b[^.]{0,40}\b(?:day of|\d{4})/,
];
/** The act itself, in the signer's or the clerk's words. */
const act = pattern('i')`${anyOf(serviceStatements)}`;
/** So few lines say nothing: the pages are pictures. */
const fewLines = 4;

const certifiers = ['i', 'the undersigned'];
const certified = [
  'served',
  'electronically filed',
  'e-?filed',
  'e-?mailed',
  'mailed',
  'sent',
  'furnished',
  'delivered',
  'transmitted',
  'forwarded',
];
/** `I certify that a copy of the foregoing was furnished …` without a heading. */
const certifying = pattern(
  'i',
)`\b${anyOf(certifiers)}(?:,? .{3,60},)? (?:do )?(?:hereby )?(?:further )?certif(?:y|ies),? that\b[^.]{0,200}\b${anyOf(certified)}\b`;

const form = /\b(?:form|check one|insert|print name)\b/i;

/** Whether the document certifies that it was served: a heading followed by the act. A blank form is none. */
export function readService(lines: readonly FilingLine[]): ReadField<boolean> | undefined {
  for (const [index, line] of lines.entries()) {
    if (!heading.test(line.text) || /\.{4,}|\b[ivx\d]+$/i.test(line.text.slice(-8).trim())) continue;
    const after = joinLines(lines.slice(index + 1, index + 16));
    const match = act.exec(after.text);
    if (match === null || /_{5,}/.test(after.text.slice(0, match.index + match[0].length)) || form.test(match[0]))
      continue;
    return {
      value: true,
      ...readBy('service-certificate'),
      evidence: [evidenceOf(line), ...evidenceIn(after, match.index, match.index + match[0].length)],
    };
  }
  const tail = joinLines(lines.slice(-120));
  const match = certifying.exec(tail.text);
  if (match !== null && !/_{5,}/.test(match[0])) {
    return {
      value: true,
      ...readBy('service-sentence'),
      evidence: evidenceIn(tail, match.index, match.index + match[0].length),
    };
  }
  return lines.length < fewLines ? undefined : { value: false, ...readBy('no-service-certificate'), evidence: [] };
}
