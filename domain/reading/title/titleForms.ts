import { anyOf, pattern } from '#domain/text/pattern';
import { furtherForms } from './furtherForms.ts';
import { specificForms } from './specificForms.ts';
import type { TitleForm } from './TitleForm.ts';

const complaintQualifiers = [
  'first',
  'second',
  'third',
  'fourth',
  'fifth',
  'sixth',
  '1st',
  '2nd',
  '3rd',
  '4th',
  'verified',
  'corrected',
  'consolidated',
  'supplemental',
  'class',
  'action',
  'and',
  'sealed',
  'proposed',
  'original',
];
const amended = pattern()`(?:${anyOf(complaintQualifiers)}[\s-]+)*`.source;

const discoveryRequests = [
  'interrogator(y|ies)',
  'requests? for (the )?production',
  'requests? for admissions?',
  'discovery requests',
];
const supportingDocuments = [
  'brief',
  'memorandum',
  'points and authorities',
  'declaration',
  'affirmation',
  'affidavit',
];
const oppositionEnds = [/\s+(?:to|in|brief|memorandum|of|by)/, /\s*$/, /[,.:;]/];
const oppositionPhrases = [
  'brief in opposition',
  '(opposition|response) (brief|memorandum)',
  'objections? (to|of)',
  'responding',
];
const oppositionForms = [
  pattern()`\b(?:${anyOf(supportingDocuments)}\s+(?:of law\s+|of points and authorities\s+)?in\s+)?(?:opposition|response)\b(?=${anyOf(oppositionEnds)})`,
  pattern()`\b${anyOf(oppositionPhrases)}\b`,
];
const amendedQualifiers = [
  'verified',
  'class',
  'action',
  'and',
  'consolidated',
  'civil',
  'original',
  'adversary',
  'supplemental',
  'collective',
  'representative',
];
const interrogatedWords = [
  'plaintiff',
  'defendant',
  'respondent',
  'petitioner',
  'the',
  'his',
  'her',
  'first',
  'second',
  'interrogator',
  'request',
];
const judgmentQualifiers = ['final', 'consent', 'agreed', 'amended', 'summary', 'partial'];
/** A judgment creditor, and what a court of review did with a judgment. */
const judgmentUses = ['creditor', 'debtor', /(?:is )?(?:affirmed|reversed|vacated|modified)/];
const orderQualifiers = ['agreed', 'final', 'consent', 'amended', 'stipulated', 'interim', 'procedural'];
const orderForms = [
  pattern()`\b(?:${anyOf(orderQualifiers)}\s+)*order(?:s|ed)?\b(?!\s+of\s+protection petition)`,
  /\b(?:preliminary|permanent) injunction\b\W*$/,
  /\bcriminal minutes\b/,
];
/** Of two forms that match at one place the earlier one counts: specific forms come before general ones. */
export const titleForms: readonly TitleForm[] = [
  ...furtherForms,
  ...specificForms,
  // What is waived, suggested or asked to be issued is named after the act, which appears first.
  { type: 'waiver', pattern: /\bwaiver of\b/i },
  { type: 'praecipe', pattern: /\bpraecipe\b(?!.{0,20}\bappearance\b)/i },
  {
    type: 'proposed_order',
    pattern:
      /[[(]?proposed[\])]?\s+(?:(?:agreed|final|stipulated|consent|scheduling|protective)\s+)*order\b|\border\s*[[(]proposed[\])]/i,
  },
  { type: 'proposed_judgment', pattern: /[[(]?proposed[\])]?\s+(?:final\s+)?(?:default\s+)?judgment/i },
  {
    type: 'certificate_of_service',
    pattern: /\bcertificat(?:e|ion) of (?:electronic )?(?:filing and )?(?:service|mailing)\b/i,
  },
  {
    type: 'proof_of_service',
    pattern: /\bproof of (?:(?:electronic|personal|mail|certified|substituted) )*service\b/i,
  },
  {
    type: 'affidavit_of_service',
    pattern: /\b(?:affidavit|affirmation|declaration) of (?:attempted )?(?:due diligence|service|mailing)\b/i,
  },
  { type: 'affidavit_of_service', pattern: /\b(?:return|acknowledge?ment|admission|acceptance) of service\b/i },
  {
    type: 'substitution_of_counsel',
    pattern: /\b(?:notice of |consent to |stipulation for )?substitution of (?:attorneys?|counsel)\b/i,
  },
  {
    type: 'appearance',
    pattern:
      /\b(?:notice of |entry of )?appearance(?: of (?:additional )?(?:lead )?counsel| of attorney| for)?\b(?!\s+(?:bond|date))/i,
  },
  { type: 'plea_agreement', pattern: /\bplea (?:and cooperation )?agreement\b|\bplea offer\b/i },
  {
    type: 'findings_and_conclusions',
    pattern: /\b(?:proposed )?findings of fact(?:,)? (?:and )?conclusions of law\b/i,
  },
  { type: 'petition_for_writ_of_certiorari', pattern: /\bpetition for (?:a |an )?writ of certiorari\b/i },
  { type: 'petition_for_writ_of_habeas_corpus', pattern: /\b(?:application|petition)\b.{0,30}\bhabeas corpus\b/i },
  { type: 'bill_of_particulars', pattern: /\bbill of particulars\b/i },
  { type: 'petition_for_writ_of_mandate', pattern: /\bpetition for (?:a |an )?(?:peremptory )?writ of mandate\b/i },
  {
    type: 'petition_for_writ_of_mandamus',
    pattern: /\bpetition for (?:a |an )?(?:peremptory )?writ of (?:mandamus|mandate|prohibition)\b/i,
  },
  { type: 'petition_for_rehearing', pattern: /\bpetition for (?:panel )?re-?hearing\b/i },
  { type: 'petition_for_review', pattern: /\bpetition for review\b/i },
  { type: 'petition_for_leave_to_appeal', pattern: /\bpetition for leave to appeal\b/i },
  {
    type: 'amicus_brief',
    pattern:
      /\b(?:brief|memorandum)\b(?:(?!\bopposition\b)[^;]){0,400}\bamic(?:us|i)\b|\bamic(?:us|i)(?: curiae)?(?:'s?)? (?:brief|memorandum)\b/i,
  },
  {
    type: 'discovery_responses',
    pattern: pattern(
      'i',
    )`\b(?:responses?|answers?|objections?)\b(?: and (?:responses?|answers?|objections?))?\s+to\b.{0,60}\b${anyOf(discoveryRequests)}\b`,
  },
  { type: 'report_and_recommendation', pattern: /\b(?:report|findings),? (?:and|&) recommendations?\b/i },
  {
    type: 'memorandum_opinion_and_order',
    pattern: /\bmemorandum,? opinion,? (?:and|&) order\b|\bmemorandum of opinion and order\b/i,
  },
  { type: 'memorandum_opinion', pattern: /\bmemorandum opinion\b/i },
  {
    type: 'memorandum_and_order',
    pattern: /\bmemorandum (?:and|&) order\b|\bmemorandum (?:of )?decision (?:and|&) order\b/i,
  },
  { type: 'opinion_and_order', pattern: /\bopinion (?:and|&) order\b/i },
  { type: 'decision_and_order', pattern: /\bdecision(?:,? (?:and|&|\+) (?:judgment and )?| ?\/ ?)order\b/i },
  {
    type: 'decision',
    pattern: /\b(?:memorandum (?:of )?|stipulated |initial |final |written )+decision\b(?! (?:and|&) order)/i,
  },
  { type: 'order_to_show_cause', pattern: /\b(?:order|rule) (?:nisi )?to show cause\b/i },
  { type: 'reply', pattern: /\breply\b(?!\s+(?:all|to:|(?:(?!to\b)[\w.']+ ){0,2}report\b))/i },
  {
    type: 'opposition',
    pattern: pattern('i')`${anyOf(oppositionForms)}`,
  },
  {
    type: 'memorandum_in_support',
    pattern:
      /\b(?:memorandum|brief|points and authorities)(?: of (?:law|points (?:and|&) authorities))? (?:in )?support\b/i,
  },
  { type: 'memorandum_of_points_and_authorities', pattern: /\bmemorandum of points (?:and|&) authorities\b/i },
  { type: 'memorandum_of_law', pattern: /\bmemorandum of law\b/i },
  { type: 'sentencing_memorandum', pattern: /\bsentencing memorandum\b|\bmemorandum in aid of sentencing\b/i },
  { type: 'criminal_complaint', pattern: /\bcriminal complaint\b|\bfelony complaint\b|\bmisdemeanor complaint\b/i },
  { type: 'superseding_indictment', pattern: /\bsuperseding indictment\b/i },
  { type: 'indictment', pattern: /\bindictment\b/i },
  {
    type: 'information',
    pattern:
      /^\W*(?:(?:superseding|criminal|felony|misdemeanor|amended)\s+)*information\b(?!\s+(?:sheet|statement|about|regarding|request|for))/i,
  },
  { type: 'third_party_complaint', pattern: /\bthird[- ]party complaint\b/i },
  { type: 'cross_complaint', pattern: /\bcross[- ]complaint\b/i },
  {
    type: 'amended_complaint',
    pattern: pattern('i')`\b${amended}amended\s+(?:${anyOf(amendedQualifiers)}[\s-]+)*complaint\b`,
  },
  {
    type: 'amended_petition',
    pattern: new RegExp(
      `\\b${amended}amended\\s+(?:(?:verified|original|and|counter|voluntary|involuntary|joint|cross|omnibus)[\\s-]+)*petition\\b`,
      'i',
    ),
  },
  {
    type: 'answer',
    pattern: pattern(
      'i',
    )`\b(?:verified |amended |original |joint )*answers?\b(?!\s+to\s+${anyOf(interrogatedWords)}[^.]{0,40}interrogator)(?:\s+(?:and|to|with)\b.{0,60})?`,
  },
  { type: 'counterclaim', pattern: /\bcounter-?claims?\b|\bcounter-?complaint\b/i },
  { type: 'cross_complaint', pattern: /\bcross[- ]?claims?\b/i },
  { type: 'notice_of_appeal', pattern: /\bnotice of (?:cross-|interlocutory |civil |criminal )?appeal\b/i },
  { type: 'notice_of_removal', pattern: /\bnotice of removal\b/i },
  { type: 'motion', pattern: /\bnotice (?:of (?:\w+ ){0,3}motion and|and (?:\w+ ){0,2}motion)\b/i },
  {
    type: 'notice_of_motion',
    pattern: /\bnotice of (?:(?:joint|renewed|cross|emergency|plaintiff'?s?|defendant'?s?)[\s-]+)*motion\b/i,
  },
  { type: 'notice_to_appear', pattern: /\bnotice to appear\b/i },
  {
    type: 'stipulation',
    pattern: /\b(?:joint )?stipulat(?:ion|ed)\b(?!\s+(?:protective|motion|order|judgment|decree))/i,
  },
  { type: 'subpoena', pattern: /\bsubpoena\b/i },
  {
    type: 'summons',
    pattern: /\bsummons\b|\bcitation\b(?=\W*$)|^\W*citation(?: for \w+|\W+probate)\b|\balias summons\b/i,
  },
  { type: 'cover_sheet', pattern: /\b(?:civil )?(?:case )?cover ?sheet\b/i },
  { type: 'request_for_judicial_intervention', pattern: /\brequest for judicial intervention\b/i },
  { type: 'declaration', pattern: /\b(?:supplemental |reply )?declaration\b(?!\s+of (?:rights|trust|taking))/i },
  { type: 'affidavit', pattern: /\baffidavit\b/i },
  { type: 'affirmation', pattern: /\baffirmation\b/i },
  { type: 'request_for_order', pattern: /\brequest for order\b/i },
  { type: 'demurrer', pattern: /\b(?:notice of (?:hearing on )?)?demurrer\b/i },
  { type: 'bill_of_costs', pattern: /\bbill of costs\b/i },
  { type: 'proof_of_claim', pattern: /\bproof of claim\b/i },
  {
    type: 'disclosure_statement',
    pattern:
      /\b(?:corporate|financial) disclosure statement\b|\brule 7\.1 (?:disclosure )?statement\b|\bcertificate of interested (?:entities|parties|persons)\b/i,
  },
  { type: 'verdict', pattern: /\b(?:special )?verdict\b(?: form)?/i },
  {
    type: 'jury_instructions',
    pattern: /\bjury (?:instructions?|charge)\b|\binstructions to the jury\b|\bcharge (?:of the court|to the jury)\b/i,
  },
  { type: 'witness_list', pattern: /\bwitness list\b|\b(?:list|disclosure) of (?:\w+ )?witnesses\b/i },
  { type: 'exhibit_list', pattern: /\bexhibit list\b|\blist of (?:\w+ )?exhibits\b/i },
  { type: 'interrogatories', pattern: /\binterrogatories\b/i },
  { type: 'request_for_production', pattern: /\brequests? for (?:the )?production\b/i },
  { type: 'request_for_admissions', pattern: /\brequests? for admissions?\b/i },
  { type: 'transcript', pattern: /\btranscript of\b|\breporter'?s transcript\b|\btranscript\W*$/i },
  { type: 'civil_minutes', pattern: /\bcivil minutes\b/i },
  {
    type: 'order',
    pattern: /\b(?:final\s+)?ruling\b|\b(?:journal|docket|nunc pro tunc) entry\b|\bdecision and entry\b|^\W*entry\b/i,
  },
  { type: 'mandate', pattern: /^\W*mandate\b/i },
  { type: 'note_of_issue', pattern: /\bnote of issue\b/i },
  {
    type: 'inventory',
    pattern: /\b(?:(?:amended|final|supplemental)\s+)*inventory\b(?:,? (?:and )?apprais(?:al|ement))?/i,
  },
  {
    type: 'account',
    pattern:
      /\b(?:(?:first|second|third|final|annual|and|amended)\s+)*account(?:ing)?\b(?=\W*$|\s+(?:and|of|by|for)\b)/i,
  },
  {
    type: 'letters',
    pattern:
      /\bletters (?:testamentary|of (?:(?:temporary|special|limited|general) )*(?:administration|guardianship|conservatorship|office))\b/i,
  },
  { type: 'parenting_plan', pattern: /\bparenting plan\b/i },
  { type: 'plan', pattern: /\b(?:chapter (?:9|11|12|13) plan|plan of reorganization)\b/i },
  { type: 'privilege_log', pattern: /\bprivilege log\b/i },
  { type: 'plea_to_the_jurisdiction', pattern: /\bplea to the jurisdiction\b/i },
  {
    type: 'order',
    pattern: pattern('i')`${anyOf(orderForms)}`,
  },
  {
    type: 'judgment',
    pattern: pattern('i')`\b(?:${anyOf(judgmentQualifiers)}\s+)*judgment\b(?! ${anyOf(judgmentUses)})`,
  },
  { type: 'judgment', pattern: /\bjudgement\b|\bdecree\b/i },
  {
    type: 'motion',
    pattern:
      /\b(?:(?:emergency|unopposed|joint|renewed|cross|amended|opposed|agreed|expedited|ex[- ]?parte|consent)[\s-]+)*motions?\b/i,
  },
  {
    type: 'complaint',
    pattern:
      /\b(?:verified\s+)?(?:class action\s+)?(?:original\s+)?complaint\b|\bstatement of claim\b|\bplaintiff'?s claim and order\b/i,
  },
  { type: 'application', pattern: /\b(?:ex parte )?application\b/i },
  { type: 'petition', pattern: /\b(?:original |verified )*petition\b/i },
  { type: 'brief', pattern: /\bbrief\b/i },
  { type: 'opinion', pattern: /\bopinion\b(?! not (?:reported|designated))|\bdecision\b\W*$/i },
  { type: 'memorandum', pattern: /\bmemorandum\b/i },
  { type: 'notice', pattern: /\bnotice\b/i },
  { type: 'report', pattern: /\breport\b/i },
  { type: 'transcript', pattern: /\bproceedings before\b/i },
  { type: 'request', pattern: /\brequest\b/i },
  { type: 'statement', pattern: /\bstatement\b/i },
  { type: 'objection', pattern: /\bobjections?\b(?! (?:deadline|due|date))/i },
  { type: 'appendix', pattern: /\bappendix\b|\brecord on appeal\b/i },
  { type: 'appendix', pattern: /\bexcerpts? of (?:the )?record\b/i },
  { type: 'exhibit', pattern: /^\W*(?:plaintiff'?s? |defendant'?s? )?exhibits?\b/i },
  { type: 'writ', pattern: /\bwrit of\b/i },
  { type: 'warrant', pattern: /\bwarrant\b/i },
  { type: 'settlement_agreement', pattern: /\bsettlement agreement\b/i },
  { type: 'will', pattern: /\blast will and testament\b/i },
  { type: 'agreement', pattern: /^\W*(?:[\w'.-]+ ){0,4}agreement\W*$/i },
  { type: 'new_matter', pattern: /^\W*new matter\b/i },
  { type: 'bond', pattern: /^\W*(?:[\w'.-]+ ){0,3}bond\W*$/i },
  { type: 'verification', pattern: /^\W*verification\b/i },
  {
    type: 'jury_demand',
    pattern:
      /^\W*(?:(?:plaintiff|defendant)'?s?'? )?(?:demand for (?:a )?(?:jury trial|trial by jury)|jury demand)\W*$/i,
  },
  { type: 'demand', pattern: /^\W*(?:plaintiff'?s? |defendant'?s? )?demand for\b/i },
  { type: 'suggestion', pattern: /\bsuggestion of (?:bankruptcy|death)\b/i },
  { type: 'certificate', pattern: /\bcertificat(?:e|ion) (?:of|regarding|pursuant)\b/i },
  { type: 'letter', pattern: /^\W*letter\b/i },
];
