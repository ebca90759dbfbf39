import { monthNames } from '#domain/days/monthNames';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceIn, joinLines } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { toSegments } from '#domain/text/toSegments';
import { readBy } from '../confidence/ruleConfidence.ts';
import { findDates } from '../dates/findDates.ts';
import type { ReadField } from '../Reading.ts';
import { readSignatures } from '../signatures/readSignatures.ts';
import { findWays } from './findWays.ts';

const serviceHeadings = [
  'certificat(e|ion) of (electronic )?(filing and )?(service|mailing)',
  'proof of (electronic )?service',
  '(affidavit|affirmation|declaration|return) of (service|mailing)',
];
const heading = pattern('i')`^\W*${anyOf(serviceHeadings)}\b`;
const certifyingVerbs = ['certif(y|ies)', 'declares?', 'affirms?', 'swears?', 'deposes?', 'says'];
const servingVerbs = ['serv', 'mail', 'sent', 'transmit', 'deliver', 'electronically fil', 'caused', 'forward'];
const passives = ['was', 'were', 'has been', 'have been', 'is being', 'will be'];
const servedParticiples = ['served', 'mailed', 'sent', 'delivered', 'e-?filed', 'filed'];
const serviceStatements = [
  pattern()`\b${anyOf(certifyingVerbs)}\b[^.]{0,260}\b${anyOf(servingVerbs)}`,
  /\bi,?(?: [A-Z][^.]{3,50},)? (?:hereby )?(?:served|mailed|caused|electronically)/,
  pattern()`\b${anyOf(passives)} (?:\w+ )?${anyOf(servedParticiples)}\b`,
  /\b(?:e-?filed|served|mailed|delivered)\b[^.]{0,90}\b(?:this|on)\b/,
];
const act = pattern('i')`${anyOf(serviceStatements)}`;
/** The words of the act: `served`, `mailed`, followed by the persons and the methods. */
const verb =
  /\b(?:served?|serving|service|mailed|sent|delivered|transmitted|forwarded|e-?mailed|furnished|provided|addressed)\b/gi;
const servedPrepositions = ['upon', 'on', 'to', /served(?= all\b| counsel\b| opposing\b| the parties\b)/];
const notPeople = [
  ...monthNames,
  'this',
  /the \d/,
  'or about',
  /\d/,
  'that date',
  'file',
  /be\b/,
  'all matters',
  'penalt',
  /[A-Z][a-z]+ \d/,
];
const recipientWords = [
  /[A-Z][\w.'&-]*/,
  'counsel',
  'parties',
  'part(y|ies)',
  'attorneys?',
  'of',
  'record',
  'for',
  'the',
  'and',
  'all',
  'registered',
  'other',
  'interested',
  'persons?',
  'opposing',
  'each',
  'participants?',
  'defendants?',
  'plaintiffs?',
  'respondents?',
  'petitioners?',
  'appell(ant|ee)s?',
];
const firstRecipientWords = [...recipientWords, 'Esq.?', 'United States Attorney', 'clerk of court'];
const whom = pattern()`\b${anyOf(servedPrepositions)}\s+(?!${anyOf(notPeople)})((?:all (?:other )?)?(?:the )?(?:following )?${anyOf(firstRecipientWords)}(?:,? ${anyOf(recipientWords)}){0,11})`;
const reach = 40;

/**
 * How the document says that it was served, in its words; parts `how` (the way by its common name), `to`, `when`, `by`.
 * Undefined where it certifies no service, or names no way.
 */
export function readServiceDetails(lines: readonly FilingLine[]): ReadField<string> | undefined {
  const part = certificateIn(lines);
  if (part === undefined) return undefined;
  const joined = joinLines(part);
  const did = act.exec(joined.text);
  if (did === null) return undefined;
  const ways = findWays(joined.text);
  const first = ways[0];
  if (first === undefined) return undefined;
  const values = [...new Set(ways.map(({ printed }) => printed))].slice(0, 4);
  const how = [...new Set(ways.map(({ way }) => way))].slice(0, 4);
  const when = dateIn(joined.text, did.index);
  const by = signerOf(part, joined.text);
  const to = recipientsIn(joined.text, did.index);
  return {
    value: values.join(', '),
    ...readBy('service-way'),
    evidence: evidenceIn(joined, first.start, first.end),
    parts: {
      how: how.join(', '),
      ...(when !== undefined && { when }),
      ...(by !== undefined && { by }),
      ...(to !== undefined && { to }),
    },
  };
}

/** The lines of the last certificate, to its end. */
function certificateIn(lines: readonly FilingLine[]): readonly FilingLine[] | undefined {
  const headed = lines.findLastIndex(({ text }) => heading.test(text) && text.length < 90 && !/\.{4,}/.test(text));
  const at =
    headed >= 0
      ? headed
      : lines.findLastIndex(({ text }) => /\bcertif(?:y|ies) that\b/i.test(text) && text.length < 200);
  if (at < 0) return undefined;
  const rest = lines.slice(at + (headed >= 0 ? 1 : 0), at + reach);
  const end = rest.findIndex(
    ({ text }, index) =>
      index > 2 && /^\W*(?:exhibit\b|certificate of (?!service)|verification|appendix|order\b|proposed)/i.test(text),
  );
  return rest.slice(0, end < 0 ? undefined : end);
}

/** The day of the act, else the day of its signature. */
function dateIn(text: string, act: number): string | undefined {
  const dates = findDates(text.slice(0, 2400));
  const own = dates.find(({ start }) => start >= act - 60 && start < act + 420);
  return (own ?? dates[0])?.iso;
}

function signerOf(part: readonly FilingLine[], text: string): string | undefined {
  const said = /\bI,\s+([A-Z][A-Za-z.'-]+(?: [A-Z][A-Za-z.'-]*){1,3})\s*,/.exec(text)?.[1];
  return said ?? readSignatures(toSegments(part), part)[0]?.value;
}

function recipientsIn(text: string, from: number): string | undefined {
  const window = text.slice(from, from + 700);
  for (const match of window.matchAll(verb)) {
    const after = window.slice(match.index, match.index + 260).split(/(?<=[a-z]{3})\. /)[0]!;
    const found = whom.exec(after)?.[1];
    const clean = found
      ?.replace(/^the following\b.*$/i, '')
      .replace(/(?:,? (?:of|for|the|and|all|other))+$/i, '')
      .replace(/[,.]+$/, '')
      .trim();
    if (
      clean !== undefined &&
      clean.length > 4 &&
      /parties|counsel|attorney|record|participant|person|defendant|plaintiff|respondent|petitioner|appell|[A-Z][a-z]+,? [A-Z]/i.test(
        clean,
      )
    )
      return clean;
  }
  return undefined;
}
