import { anyOf, pattern } from '#domain/text/pattern';
import type { TitleForm } from './TitleForm.ts';

const recommenders = [
  'friend of the court',
  'referee',
  'magistrate( judge)?',
  'master',
  'commissioner',
  'hearing officer',
];
const recommendationForms = [
  /(?:memorandum|order|decision|conclusions)(?: of decision)? and recommendations?/,
  /proposed findings(?: of fact)?,? (?:and|conclusions of law,? and) recommend(?:ations?|ed \w+)/,
  pattern()`${anyOf(recommenders)}'?s?'? (?:\w+ ){0,2}recommendations?`,
];
/** What judges' entries in a journal are named after (Ohio, Indiana). */
const entries = [
  'agreed',
  'confirmation',
  'consent',
  'dismissal',
  'scheduling',
  'supplemental',
  'pretrial',
  'termination',
];
const summarized = ['case evaluation', 'mediation', 'facilitation', 'settlement conference', 'pretrial'];
const excepted = ['report', 'findings', 'recommendations?', 'account(ing)?', 'decision', 'decree', 'proposed'];
const exceptionOwners = /(?:(?:peremptory|dilatory|declinatory) |[\w.]+'s?'? )*/.source;
const awarded = ['arbitrat(ion|ors?)', /(?:final|interim|partial) arbitration/];

/** Forms of titles in the practice of some states only, and of courts' lists of documents. */
export const furtherForms: readonly TitleForm[] = [
  {
    type: 'memorandum_of_points_and_authorities',
    pattern: /\b(?:statement|brief) of points (?:and|&) authorities\b/i,
  },
  { type: 'report_and_recommendation', pattern: pattern('i')`\b${anyOf(recommendationForms)}\b` },
  {
    type: 'objection',
    pattern: pattern('i')`^\W*${exceptionOwners}exceptions? to (?:[\w.']+ ){0,4}${anyOf(excepted)}\b`,
  },
  { type: 'objection', pattern: pattern('i')`^\W*${exceptionOwners}exceptions?(?: of \w|\W*$)` },
  {
    type: 'objection',
    pattern: /\bpreliminary objections?\b(?! in the nature of a demurrer)/i,
  },
  {
    type: 'affidavit_of_service',
    pattern: /^\W*notice and acknowledge?ment of (?:service|receipt)\b/i,
  },
  {
    type: 'disclosure_statement',
    pattern: /\bcertificat(?:e|ion) (?:of|as to) interested (?:entities|parties|persons)\b/i,
  },
  { type: 'stipulation', pattern: /\bso[- ]ordered stipulation\b/i },
  { type: 'judgment', pattern: /\bjournal entry of (?:\w+ )?judgment\b/i },
  { type: 'order', pattern: pattern('i')`^\W*(?:${anyOf(entries)} )+entry\b` },
  { type: 'order', pattern: /^\W*clerk'?s'? (?:entry of )?default\b|\bmemorandum (?:and )?ruling\b/i },
  { type: 'statement', pattern: pattern('i')`\b${anyOf(summarized)} summary\b` },
  { type: 'statement', pattern: /\bchapter (?:7|11|13) statements? of\b/i },
  { type: 'schedules', pattern: /^\W*(?:amended |amendment to )?schedules\W*$/i },
  { type: 'notice', pattern: /^\W*(?:(?:plaintiff|petitioner)'?s?'? |partial )*voluntary dismissal\b/i },
  { type: 'notice', pattern: /^\W*(?:acceptance of (?:an )?offer\b|(?:\w+ )?notification (?:of|to|that)\b)/i },
  { type: 'notice', pattern: /^\W*(?:notice of )?abandonment of (?:the )?(?:appeal|claims?)\b/i },
  { type: 'petition', pattern: /^\W*notice of (?:\w+ )?petition and (?:\w+ )?petition\b/i },
  { type: 'subpoena', pattern: /^\W*order to attend court or provide documents\b/i },
  { type: 'attachment', pattern: /^\W*attachment to (?:the )?\w/i },
  { type: 'account', pattern: /\bsummary of account\b/i },
  { type: 'bond', pattern: /^\W*(?:[\w.']+ ){0,2}undertaking\b(?=\W*$| (?:by|on|of|for)\b)/i },
  { type: 'notice_of_appeal', pattern: /\bclaim of (?:cross[- ])?appeal\b/i },
  { type: 'disclosures', pattern: /\bexpert (?:witness )?(?:identifications?|designations?)\b/i },
  {
    type: 'sentencing_memorandum',
    pattern: /\bposition (?:on|regarding|re|with respect to) sentencing\b|\bsentencing position\b/i,
  },
  { type: 'motion', pattern: /^\W*plea in (?:abatement|bar)\b|^\W*peremptory challenge to\b/i },
  { type: 'answer', pattern: /^\W*(?:[\w.']+ ){0,3}return to (?:the )?(?:petition|writ|order to show cause)\b/i },
  { type: 'reply', pattern: /\b(?:memorandum|brief)(?: of law)?,? in further support\b(?=.{0,200}\bin reply\b)/i },
  { type: 'reply', pattern: /^\W*(?:[\w.']+ ){0,2}traverse\b/i },
  { type: 'appendix', pattern: /\bcompendium of (?:\w+ ){0,2}(?:exhibits|evidence|authorities)\b/i },
  { type: 'waiver', pattern: /^\W*renunciation (?:of|by)\b/i },
  { type: 'decision', pattern: pattern('i')`\b${anyOf(awarded)}'?s?'? award\b|\b(?:opinion|decision) and award\b` },
  { type: 'decision', pattern: pattern('i')`^\W*award of (?:the )?${anyOf(awarded)}\b` },
];
