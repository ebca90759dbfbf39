import { anyOf, pattern } from '#domain/text/pattern';
import type { StatementKind } from '../Statement.ts';
import {
  authorityTables,
  caseHeadings,
  complianceHeadings,
  conferralHeadings,
  factHeadings,
  lawAdjectives,
  lawNouns,
  opinionsBelow,
  questionHeadings,
  sectionWords,
  serviceProofs,
  translationHeadings,
} from './headingWords.ts';

/** Headings by which documents part themselves, without number, in small letters. */
export const sections: readonly (readonly [kind: StatementKind, heading: RegExp])[] = [
  ['table_of_contents', /^(?:topical )?(?:table of contents|index|contents|table of points)(?: \(?cont.*)?$/],
  ['table_of_authorities', anyOf(authorityTables)],
  ['points_and_authorities', /^points and authorities$/],
  ['jurisdiction', /\bjurisdiction(?:al)?\b/],
  ['issues', anyOf(questionHeadings)],
  ['statement_of_case', anyOf(caseHeadings)],
  ['statement_of_facts', pattern()`\b${anyOf(factHeadings)}\b`],
  ['summary_of_argument', /\bsummary of (?:the )?arguments?|^(?:argument )?summary$|^introduction and summary/],
  [
    'argument',
    /^(?:legal )?(?:argument|arguments|discussion|argument and authorities|arguments? (?:and|&) \w+)\b|^points?\b(?: (?:\d+|[ivx]+|one))?$/,
  ],
  [
    'conclusion',
    /^(?:conclusion|prayer|relief (?:sought|requested)|wherefore)\b|\bconclusion(?: and (?:prayer|relief|certificate))?/,
  ],
  [
    'prayer',
    /^(?:prayer|prayers|demand|request|wherefore|relief)\b.{0,30}$|\bprayer for relief|\brelief (?:requested|sought)/,
  ],
  ['standard_of_review', /standards? of (?:appellate )?review/],
  ['oral_argument', /oral argument/],
  [
    'parties_and_counsel',
    /\bidentity of (?:the )?(?:parties|counsel)|^(?:parties|list of parties|parties and counsel)\b.*$|^parties to (?:the|this) (?:proceeding|case|action)/,
  ],
  [
    'parties_listed',
    /^(?:list of (?:the )?parties|(?:the )?parties|parties (?:to|below|and)|identity of (?:the )?parties)\b/,
  ],
  ['appendix', /^(?:appendix|addendum|index to appendix|table of appendices|attachments?)\b|\bappendix\b(?: [a-z])?$/],
  ['opinions_below', anyOf(opinionsBelow)],
  [
    'provisions',
    pattern()`\b${anyOf(lawNouns)}\b.{0,60}\b(?:involved|provisions?|at issue)\b|^statutes? (?:involved|presented)|^(?:relevant|pertinent|applicable) ${anyOf(lawAdjectives)}`,
  ],
  [
    'reasons_for_granting',
    /\breasons? (?:for|why|to|that)\b|^(?:the |this )?(?:petition|writ|court|certiorari) should (?:be |grant)|^why (?:review|certiorari)/,
  ],
  ['review_grounds', /\b(?:grounds|reasons|necessity|why|need) (?:for|to|why)?.{0,20}\breview\b|^why review/],
  [
    'nature_of_action',
    /^nature of (?:the )?(?:case|action|proceedings?|appeal)|^(?:introduction|introductory (?:paragraph|statement))|^preliminary statement/,
  ],
  ['appealability', /appealab/],
  ['points_relied_on', /points? relied|^points?\b/],
  [
    'amicus_interest',
    /\binterests? of (?:the )?amic|^(?:identity|statement)\b.{0,60}\b(?:interest|amic)|^interests? of/,
  ],
  ['related_litigation', /\brelated (?:cases|litigation|proceedings|appeals)/],
  ['judgment_dates', /\b(?:date|dates) of judgment|judgment below/],
  ['printing_statement', /^printing specifications|printing (?:specification )?statement/],
  ['introduction', /^(?:introduction|summary|overview|preliminary statement|introductory statement)\b/],
  [
    'claims',
    /^(?:\w+ ){0,2}(?:count|claim|cause of action|causes of action|claims?)\b|\b(?:claims? for relief|causes? of action)\b/,
  ],
  ['venue', /\bvenue\b/],
  ['certificate_of_compliance', anyOf(complianceHeadings)],
  [
    'certificate_of_conference',
    pattern()`\b(?:certificat\w*|statement|declaration)\b.{0,24}\b${anyOf(conferralHeadings)}|^meet[- ]and[- ]confer|^(?:local )?rule (?:7\.1|3\.01\(g\)|7-3)`,
  ],
  [
    'certificate_of_service',
    pattern()`\b${anyOf(serviceProofs)} of (?:electronic )?(?:filing and )?(?:service|mailing)\b|^service list`,
  ],
  ['verification', /^(?:\w+ ){0,2}verification\b|^verified$|\bverification (?:by|of|under|and)/],
  ['disclosure_statement', /\bdisclosure statement|^(?:corporate )?disclosure|\brule (?:7\.1|26\.1|29\.6)\b/],
  ['interested_persons', /certificat\w+ of interested|interested (?:persons|parties|entities)/],
  ['citizenship_statement', /\bcitizenship|\bdiversity disclosure/],
  ['translation_certificate', anyOf(translationHeadings)],
  ['interpretation_certificate', /certificat\w+ of interpret|interpreter'?s? (?:certificat|affidavit|declaration)/],
  ['ai_disclosure', /\b(?:artificial intelligence|generative|\bai\b)/],
  ['memorandum', /^(?:\w+ ){0,3}memorandum (?:of|in|and)|^memorandum\b|^brief in support|points (?:and|&) authorities/],
  ['proposed_order', /^[[(]?proposed[\])]? (?:\w+ ){0,3}(?:order|judgment)|\border [[(]?proposed/],
  ['jury_demand', /\b(?:jury (?:trial )?demand|demand for (?:a )?(?:jury|trial by jury)|jury trial demanded)/],
];

/** Some word of every heading above: most lines have none. */
export const headingWords = pattern('i')`\b${anyOf(sectionWords)}`;
