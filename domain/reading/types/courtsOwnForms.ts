import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import type { FilingLine } from '#domain/text/FilingLine';
import { evidenceOf } from '#domain/text/JoinedText';
import { anyOf, pattern } from '#domain/text/pattern';
import { type ReadingRule, readBy } from '../confidence/ruleConfidence.ts';
import type { ReadField } from '../Reading.ts';
import type { TypeSigns } from './TypeSigns.ts';

const speakers = [
  /(?:mr|ms|mrs|miss|dr|attorney)\.? [A-Z][A-Z' -]{1,24}/,
  /the (?:court|witness|clerk|defendant|plaintiff|bailiff|reporter|interpreter|deponent|videographer|jury|judge)/,
  /(?:chief )?(?:justice|judge) [A-Z][A-Z'-]+/,
];
const spoken = pattern('i')`^(?:[QA][.:]?\s+\S|${anyOf(speakers)}:)`;
const transcriptSigns = [
  /^p ?r ?o ?c ?e ?e ?d ?i ?n ?g ?s\W*$/,
  /above[- ]entitled matter came on for/,
  /proceedings recorded by (?:mechanical|electronic|computer)/,
  /transcript produced by/,
  /transcribed (?:by|from)\b/,
  /^(?:certified |official |federal |registered )*(?:court|shorthand|realtime|professional) reporters?$/,
];
const transcriptSign = pattern('i')`${anyOf(transcriptSigns)}`;
const spokenLines = 110;
const mostlySpoken = 12;

/** The lines of the first pages as far as they show who speaks. */
function readTranscript({ title, page, all }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  const told = all.slice(0, spokenLines).filter(({ text }) => spoken.test(text));
  const sign = page.find(({ text }) => text.length < 90 && transcriptSign.test(text));
  const appears = page.some(({ text }) => /^(?:remote )?appearances\b/i.test(text));
  const line = told.length >= mostlySpoken ? told[0] : appears ? sign : undefined;
  if (line === undefined || (title !== undefined && title.type !== 'motion' && told.length < mostlySpoken))
    return undefined;
  return found('transcript', 'transcript-form', line);
}

/** `TENTATIVE:`, `TENTATIVE RULING`, `The Court's tentative is …` at the beginning of a line of the first page. */
const tentativeQualifiers = ["court'?s?", 'revised', 'amended', 'continued'];
const tentativeEnds = [/\W*$/, /\s?[:#]/, / (?:ruling|decision)? ?(?:no|for|on|re)\b/, / is\b/];
const tentative = pattern(
  'i',
)`^(?:the )?(?:${anyOf(tentativeQualifiers)} )*tentative(?: (?:ruling|decision|order)s?)?${anyOf(tentativeEnds)}`;

function readTentative({ page, title }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  if (title !== undefined && (title.type === 'order' || title.type === 'judgment') && title.title.confidence > 0.9)
    return undefined;
  const line = page.find(({ text }) => tentative.test(text));
  return line && found('tentative_ruling', 'tentative-form', line);
}

/** The fields of a clerk's minutes. */
const minuteFields = [
  /^nature of proceedings?\b/,
  /^(?:deputy clerk|courtroom (?:clerk|assistant|deputy)|clerk)\b/,
  /\b(?:bailiff|court reporter|electronic recording|csr|erm)\b.{0,30}\b(?:none|not reported|n\/a)\b/,
  /^(?:deputy sheriff|bailiff|csr|erm)\b/,
  /\bno appearances?\b|^appearances?:?$|^(?:for|counsel for) (?:plaintiff|defendant)\(?s?\)?:/,
  /^minute orders?\b|^minutes\b/,
  /^(?:minutes entered|the clerk (?:is to|shall|will) give notice|the above matter (?:is|was) called)/,
  /^(?:dept|department|division|courtroom|div)\b[.:]? ?\S{1,5}$/,
  /^judge pro tem\b|^judicial officer\b/,
  /^(?:hearing|event) type\b|^event id\b/,
];
const minuteField = minuteFields.map((one) => new RegExp(one.source, 'i'));
const fieldsOfMinutes = 4;

function readMinutes({ page, title }: TypeSigns): ReadField<DocumentTypeId> | undefined {
  if (title?.type === 'civil_minutes' || title?.type === 'transcript') return undefined;
  const seen = new Set<RegExp>();
  let first: FilingLine | undefined;
  for (const line of page) {
    if (line.text.length > 70) continue;
    const one = minuteField.find((field) => field.test(line.text));
    if (one === undefined) continue;
    seen.add(one);
    first ??= line;
  }
  return seen.size >= fieldsOfMinutes && first !== undefined ? found('minute_order', 'minutes-form', first) : undefined;
}

function found(value: DocumentTypeId, rule: ReadingRule, line: FilingLine): ReadField<DocumentTypeId> {
  return { value, ...readBy(rule), evidence: [evidenceOf(line)] };
}

/** Transcripts, minutes, and tentative rulings, whose headings name the motion or the hearing and not themselves. */
export function readCourtsOwnForm(signs: TypeSigns): ReadField<DocumentTypeId> | undefined {
  return readTranscript(signs) ?? readTentative(signs) ?? readMinutes(signs);
}
