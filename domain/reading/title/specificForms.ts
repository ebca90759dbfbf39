import { anyOf, pattern } from '#domain/text/pattern';
import type { TitleForm } from './TitleForm.ts';

const casesKept = [
  'civil',
  'criminal',
  'appellate',
  'bankruptcy',
  'adversary',
  'magistrate',
  'miscellaneous',
  'general',
];
const recordsOfProceedings = [
  /reporter'?s (?:\w+ ){0,2}transcript(?! on appeal)/,
  /(?:verbatim |certified |stenographic |official )*(?:transcript|report|record|excerpts?) of (?:the )?(?:\w+ ){0,3}proceedings/,
  /(?:\w+ ){0,3}(?:hearing|trial|conference|argument|plea|sentencing|proceedings?) transcript/,
  /(?:videotaped|video|oral|remote|stenographic|zoom|and|recorded|virtual|[\s-])*deposition(?:s)? (?:upon oral examination )?of/,
  /examination (?:before trial )?under oath of/,
];
const uncontested = [
  'undisputed',
  'uncontested',
  'uncontroverted',
  'disputed',
  'contested',
  'additional',
  'material',
  'relevant',
];
const factsStated =
  pattern()`(?:separate |joint |concise |stipulated |local |civil |rule |l\.?r\.? |56\.\d |56 |counter-?)*(?:counter-?)?statement of (?:${anyOf(uncontested)}[\s,]+(?:and )?)*facts?`
    .source;
const objectsOfObjections = [
  'evidence',
  'exhibits?',
  'declarations?',
  'affidavits?',
  'testimony',
  'claims?',
  'proofs? of claim',
  'confirmation',
  'plan',
  'disclosure statement',
  'discharge',
  'exemptions?',
  'report',
  'magistrate',
  'findings',
  'presentence',
  'proposed',
  'subpoenas?',
  'notice',
  'deposition',
  'petition',
  'account(ing)?',
  'inventory',
  'will',
  'probate',
  'jury instructions',
  'witness(es)?',
  'form',
  'removal',
];
const pleaForms = [
  /(?:conditional |written |negotiated |open |best[- ]interest )*(?:guilty|no[- ]contest|nolo contendere|alford) pleas?(?! (?:agreement|offer))/,
  /(?:petition|request|application) to enter (?:a |an )?(?:\w+ ){0,3}plea/,
  /(?:\w+ ){0,2}plea of (?:guilty|no contest|nolo contendere)/,
  /statement (?:of (?:the )?defendant |by defendant )?(?:on|in advance of|upon) (?:entering )?(?:a |the )?(?:guilty )?plea/,
  /(?:(?:felony|misdemeanor|dui) )*(?:advisement|waiver) of (?:constitutional )?rights,? .{0,20}plea\b/,
  /plea (?:form|petition|statement|questionnaire|and waiver of rights)/,
];
const offenseFacts = [
  /(?:joint |agreed |stipulated )*(?:statement|summary) of (?:the )?(?:offenses?|crimes?|criminal conduct)/,
  /(?:government'?s |agreed |stipulated |joint )*(?:factual (?:basis|proffer|statement|resume|summary)|proffer of (?:facts|proof))/,
  /(?:agreed|stipulated) (?:statement of )?facts/,
];
const docketNames = ['general docket', 'register of (civil )?actions', 'chronological case summary'];
const appealRecords = [
  /(?:reporter|clerk|agency|district court)'?s'? (?:appeal )?record/,
  /clerk'?s transcript/,
  /(?:certified |supplemental |administrative )*record on appeal/,
  /(?:certified )?administrative record/,
];
const objecting = /(?:evidentiary )?objections? (?:(?:to|and|or|motion|strike) )+(?:the )?(?:\w+'s?,? |\w+ ){0,3}?/;
const lienDocuments = ['claim', 'notice', 'statement', 'release', 'affidavit', 'certificate'];
const casesCovered = [
  'civil',
  'criminal',
  'family',
  'case',
  'domestic',
  'relations',
  'appellate',
  'probate',
  'adversary',
  'proceeding',
];
const coverSheets = [/cover ?sheet/, 'case information (statement|sheet)', 'information (cover )?sheet'];
const planQualifiers = ['joint', 'amended', 'first', 'second', 'third', 'modified', 'chapter (9|11|12|13)'];
const decisionQualifiers = [
  /(?:arbitrator|hearing officer|magistrate|referee|commissioner|administrative law judge|trial court)'?s?/,
  'bench',
  'proposed',
  'oral',
  'recommended',
  'final',
  'initial',
  'corrected',
  'amended',
  'arbitration',
];
const designated = [
  'record',
  'contents',
  'experts?',
  'witness(es)?',
  'transcripts?',
  "clerk'?s",
  "reporter'?s",
  'deposition',
  'parts',
];
const disclosureKinds = [
  'initial',
  'expert',
  'pretrial',
  'pre-trial',
  'mandatory',
  'required',
  'supplemental',
  'rebuttal',
  /(?:rule )?26(?:\(a\)(?:\(\d\))?)?/,
];
const certificationEnds = [
  / of (?!(?:electronic )?(?:filing and )?(?:service|mailing)\b)/,
  ' in (support|opposition|reply)',
  ' regarding',
  ' pursuant',
  / \((?:official )?form/,
  /\W*$/,
];
const numberedSchedules = ['a', 'a/b', 'b', 'c', 'd', 'e', 'e/f', 'f', 'g', 'h', 'i', 'j', 'j-2'];

/** Forms whose words begin with, or contain, the words of a more general form; they precede those of `titleForms`. */
export const specificForms: readonly TitleForm[] = [
  {
    type: 'docket_sheet',
    pattern: pattern('i')`\b(?:${anyOf(casesKept)} )?docket (?:sheet|report|for case|listing|entries)\b`,
  },
  { type: 'docket_sheet', pattern: pattern('i')`^\W*${anyOf(docketNames)}\b` },
  { type: 'docket_sheet', pattern: /^\W*(?:court )?case (?:summary|history|docket)\W*$/i },
  { type: 'record_on_appeal', pattern: pattern('i')`\b${anyOf(appealRecords)}\b` },
  { type: 'transcript', pattern: pattern('i')`\b${anyOf(recordsOfProceedings)}\b` },
  {
    type: 'index',
    pattern:
      /^\W*(?:(?:master|exhibit|document|alphabetical|chronological)\s+)?(?:index|table of contents)\b(?! (?:no|number|#))/i,
  },
  {
    type: 'tentative_ruling',
    pattern:
      /\b(?:law (?:and|&) motion )?tentative (?:rulings?|decisions?|orders?)\b|[[(]tentative[\])]\s+(?:ruling|order|decision)\b/i,
  },
  { type: 'minute_order', pattern: /\b(?:civil |criminal |clerk'?s |court )*minute (?:orders?|entry)\b/i },
  { type: 'civil_minutes', pattern: /^\W*(?:court|clerk'?s|courtroom|hearing|general|trial) minutes\b/i },
  {
    type: 'statement_of_issues',
    pattern: /\bstatement of (?:the )?(?:issues?|points|errors|questions presented|judicial acts)\b/i,
  },
  {
    type: 'plea_agreement',
    pattern: /\b(?:memorandum of |written |rule 11 |conditional |guilty )*plea (?:and cooperation )?agreement\b/i,
  },
  { type: 'plea_agreement', pattern: /\bguilty plea for consent judgment\b|\bconditional guilty plea for\b/i },
  { type: 'guilty_plea', pattern: pattern('i')`\b${anyOf(pleaForms)}` },
  { type: 'statement_of_offense', pattern: pattern('i')`\b${anyOf(offenseFacts)}\b` },
  { type: 'statement_of_facts', pattern: pattern('i')`\b${factsStated}\b|\b(?:separate|rule 56\.1|56\.1) statement\b` },
  { type: 'objection', pattern: pattern('i')`\b${objecting}${anyOf(objectsOfObjections)}\b` },
  { type: 'objection', pattern: /\bevidentiary objections?\b/i },
  { type: 'demurrer', pattern: /\bpreliminary objections in the nature of a demurrer\b/i },
  { type: 'brief', pattern: /\banswer(?:ing)? brief\b/i },
  {
    type: 'petition_for_writ_of_mandate',
    pattern: /\bverified (?:first )?(?:amended )?petition for (?:a |an )?(?:peremptory )?writ of mandate\b/i,
  },
  { type: 'petition_for_rehearing', pattern: /\b(?:combined |joint )*petition for (?:panel |en banc )?re-?hearing\b/i },
  { type: 'appearance', pattern: /\b(?:notice of )?entry of appearance\b/i },
  { type: 'criminal_complaint', pattern: /^\W*complaint\W+(?:criminal|felony|misdemeanor)\b/i },
  {
    type: 'information',
    pattern: /^\W*(?:bill of information\b|(?:\w+ )?information for \w+(?=.{0,60}$)(?!.* (?:use|purposes)\b))/i,
  },
  { type: 'mandate', pattern: /^\W*(?:remittitur|judgment and mandate|notice of (?:issuance of )?mandate)\b/i },
  {
    type: 'affidavit_of_service',
    pattern: /\b(?:affidavit|declaration|certificate) of (?:process server|non-?service)\b/i,
  },
  { type: 'affidavit_of_service', pattern: /^\W*(?:sheriff|officer|process server)'?s return\b/i },
  { type: 'abstract_of_judgment', pattern: /\b(?:amended )?abstract of (?:support )?judgment\b/i },
  {
    type: 'satisfaction_of_judgment',
    pattern: /\b(?:acknowledge?ment of )?(?:full |partial )?(?:satisfaction|release)(?: and \w+)? of judgment\b/i,
  },
  { type: 'lien', pattern: pattern('i')`^\W*${anyOf(lienDocuments)} of (?:\w+'?s?'? ){0,3}lien\b` },
  { type: 'lien', pattern: /^\W*(?:\w+'?s?'? ){0,2}lien(?: claim| notice| statement)?\W*$/i },
  {
    type: 'cover_sheet',
    pattern: pattern('i')`\b(?:${anyOf(casesCovered)}\s+)*${anyOf(coverSheets)}\b`,
  },
  { type: 'schedules', pattern: pattern('i')`^\W*(?:official form \w+\W+)?schedules? ${anyOf(numberedSchedules)}\b\W` },
  { type: 'schedules', pattern: /^\W*(?:amended )?(?:summary of )?schedules of (?:assets|creditors)\b/i },
  { type: 'schedules', pattern: /^\W*(?:amended )?summary of (?:your )?assets and liabilities\b/i },
  {
    type: 'proof_of_claim',
    pattern:
      /\bstatement of claim against (?:the )?estate\b|\bcreditor'?s claim\b|^\W*claim against (?:the )?estate\b/i,
  },
  {
    type: 'disclosure_statement',
    pattern: /\b(?:first |second |third |amended |joint |proposed )*disclosure statement\b/i,
  },
  {
    type: 'plan',
    pattern: pattern('i')`\b(?:${anyOf(planQualifiers)} )*plan of (?:reorganization|liquidation|adjustment)\b`,
  },
  { type: 'plan', pattern: /\bchapter (?:9|11|12|13) (?:\w+ ){0,2}plan\b(?! (?:trustee|payment))/i },
  { type: 'bill_of_costs', pattern: /\bmemorandum of costs\b/i },
  {
    type: 'settlement_agreement',
    pattern: /\b(?:marital|property|confidential|class action|mutual) (?:\w+ )?settlement agreement\b/i,
  },
  { type: 'settlement_agreement', pattern: /^\W*(?:stipulation of settlement|release and settlement)\b/i },
  { type: 'answer', pattern: /^\W*(?:defendant'?s?'? )?general denial\b/i },
  { type: 'opposition', pattern: /\b(?:memorandum|brief|memorandum of law) contra\b/i },
  { type: 'opposition', pattern: /\bpoints and authorities in opposition\b/i },
  {
    type: 'request_for_production',
    pattern: /\b(?:demand|request) for (?:identification, )?(?:inspection|production)(?: and \w+)? (?:of|for) \w/i,
  },
  { type: 'order', pattern: /^\W*discharge of (?:the )?(?:joint )?debtors?\b/i },
  { type: 'declaration', pattern: /\b(?:supplemental |reply |rebuttal )declaration of\b/i },
  { type: 'affidavit', pattern: /\b(?:supplemental |reply |rebuttal )affidavit of\b/i },
  { type: 'decision', pattern: /\bfindings and (?:award|orders?)\b/i },
  { type: 'appendix', pattern: /\brecord excerpts\b|\bpetition appendix\b/i },
  { type: 'cover_sheet', pattern: /\b(?:case )?(?:filing and )?trial summary sheet\b/i },
  { type: 'decision', pattern: /^\W*decision (?:and|&) journal entry\b/i },
  { type: 'opinion', pattern: /^\W*journal entry (?:and|&) opinion\b/i },
  { type: 'opinion', pattern: /^\W*memorandum ?\*|\b(?:dissenting|concurring) opinion\b|\bmemorandum disposition\b/i },
  { type: 'decision', pattern: /\b(?:tentative |proposed )?statement of decision\b/i },
  {
    type: 'decision',
    pattern: pattern(
      'i',
    )`^\W*(?:${anyOf(decisionQualifiers)} )*decision\b(?=\W*$| of the\b| on\b| after\b)(?!.{0,40}\border\b)`,
  },
  {
    type: 'offer_of_judgment',
    pattern:
      /\b(?:notice of )?offer (?:of judgment|to (?:compromise|(?:allow|confess) judgment))\b|\bproposal for settlement\b/i,
  },
  {
    type: 'designation',
    pattern: pattern('i')`\b(?:notice )?designat(?:ion|ing) (?:of |the )?(?:\w+ ){0,3}${anyOf(designated)}\b`,
  },
  { type: 'disclosures', pattern: pattern('i')`\b${anyOf(disclosureKinds)} (?:\w+ )?disclosures?\b(?! statement)` },
  {
    type: 'joinder',
    pattern: /\b(?:notice of )?joinder (?:in|to|of)\b(?!.{0,20}\bparties\b)|^\W*(?:[\w'.]+ ){0,4}joinder\W*$/i,
  },
  {
    type: 'consent',
    pattern:
      /^\W*(?:(?:joint|notice|notice of|written|[\w'.]+'s?) )*consent (?:to|of|for|by)\b(?! (?:judgment|entry))/i,
  },
  {
    type: 'certification',
    pattern: pattern('i')`^\W*(?:[\w'.]+ ){0,3}certification(?=${anyOf(certificationEnds)})`,
  },
];
