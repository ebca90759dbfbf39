import { anyOf, pattern } from '#domain/text/pattern';

/** Kinds of papers by the words of their titles. Of two kinds the one whose words come first names the paper. */
export type DocumentForm = { type: string; pattern: RegExp };

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
const supportingPapers = ['brief', 'memorandum', 'points and authorities', 'declaration', 'affirmation', 'affidavit'];
const oppositionEnds = [/\s+(?:to|in|brief|memorandum|of|by)/, /\s*$/, /[,.:;]/];
const oppositionPhrases = [
  'brief in opposition',
  '(opposition|response) (brief|memorandum)',
  'objections? (to|of)',
  'responding',
];
const oppositionForms = [
  pattern()`\b(?:${anyOf(supportingPapers)}\s+(?:of law\s+|of points and authorities\s+)?in\s+)?(?:opposition|response)\b(?=${anyOf(oppositionEnds)})`,
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
const orderQualifiers = ['agreed', 'final', 'consent', 'amended', 'stipulated', 'interim', 'procedural'];
const orderForms = [
  pattern()`\b(?:${anyOf(orderQualifiers)}\s+)*order(?:s|ed)?\b(?!\s+of\s+protection petition)`,
  /\b(?:preliminary|permanent) injunction\b\W*$/,
  /\bminute entry\b/,
  /\bcriminal minutes\b/,
  /\bminute order\b/,
];
/** For words that begin at one place the earlier form is taken: special kinds stand before general ones. */
export const documentTypes: readonly DocumentForm[] = [
  // What is waived, suggested or asked to be issued is named after the act, which stands first.
  { type: 'Waiver', pattern: /\bwaiver of\b/i },
  { type: 'Praecipe', pattern: /\bpraecipe\b(?!.{0,20}\bappearance\b)/i },
  {
    type: 'Proposed Order',
    pattern:
      /[[(]?proposed[\])]?\s+(?:(?:agreed|final|stipulated|consent|scheduling|protective)\s+)*order\b|\border\s*[[(]proposed[\])]/i,
  },
  { type: 'Proposed Judgment', pattern: /[[(]?proposed[\])]?\s+(?:final\s+)?(?:default\s+)?judgment/i },
  {
    type: 'Certificate of Service',
    pattern: /\bcertificat(?:e|ion) of (?:electronic )?(?:filing and )?(?:service|mailing)\b/i,
  },
  { type: 'Proof of Service', pattern: /\bproof of (?:electronic )?service\b/i },
  {
    type: 'Affidavit of Service',
    pattern: /\b(?:affidavit|affirmation|declaration) of (?:attempted )?(?:due diligence|service|mailing)\b/i,
  },
  { type: 'Affidavit of Service', pattern: /\b(?:return|acknowledge?ment|admission|acceptance) of service\b/i },
  {
    type: 'Substitution of Counsel',
    pattern: /\b(?:notice of |consent to |stipulation for )?substitution of (?:attorneys?|counsel)\b/i,
  },
  {
    type: 'Appearance of Counsel',
    pattern:
      /\b(?:notice of |entry of )?appearance(?: of (?:additional )?(?:lead )?counsel| of attorney| for)?\b(?!\s+(?:bond|date))/i,
  },
  { type: 'Plea Agreement', pattern: /\bplea (?:and cooperation )?agreement\b|\bplea offer\b/i },
  {
    type: 'Findings of Fact and Conclusions of Law',
    pattern: /\b(?:proposed )?findings of fact(?:,)? (?:and )?conclusions of law\b/i,
  },
  { type: 'Petition for Writ of Certiorari', pattern: /\bpetition for (?:a |an )?writ of certiorari\b/i },
  { type: 'Petition for Writ of Habeas Corpus', pattern: /\b(?:application|petition)\b.{0,30}\bhabeas corpus\b/i },
  { type: 'Bill of Particulars', pattern: /\bbill of particulars\b/i },
  { type: 'Petition for Writ of Mandate', pattern: /\bpetition for (?:a |an )?(?:peremptory )?writ of mandate\b/i },
  {
    type: 'Petition for Writ of Mandamus',
    pattern: /\bpetition for (?:a |an )?(?:peremptory )?writ of (?:mandamus|mandate|prohibition)\b/i,
  },
  { type: 'Petition for Rehearing', pattern: /\bpetition for (?:panel )?re-?hearing\b/i },
  { type: 'Petition for Review', pattern: /\bpetition for review\b/i },
  { type: 'Petition for Leave to Appeal', pattern: /\bpetition for leave to appeal\b/i },
  {
    type: 'Amicus Brief',
    pattern:
      /\b(?:brief|memorandum)\b(?:(?!\bopposition\b).){0,80}\bamic(?:us|i)\b|\bamic(?:us|i)(?: curiae)?(?:'s?)? (?:brief|memorandum)\b/i,
  },
  {
    type: 'Discovery Responses',
    pattern: pattern(
      'i',
    )`\b(?:responses?|answers?|objections?)\b(?: and (?:responses?|answers?|objections?))?\s+to\b.{0,60}\b${anyOf(discoveryRequests)}\b`,
  },
  { type: 'Report and Recommendation', pattern: /\b(?:report|findings) (?:and|&) recommendations?\b/i },
  {
    type: 'Memorandum Opinion and Order',
    pattern: /\bmemorandum,? opinion,? (?:and|&) order\b|\bmemorandum of opinion and order\b/i,
  },
  { type: 'Memorandum Opinion', pattern: /\bmemorandum opinion\b/i },
  {
    type: 'Memorandum and Order',
    pattern: /\bmemorandum (?:and|&) order\b|\bmemorandum (?:of )?decision (?:and|&) order\b/i,
  },
  { type: 'Opinion and Order', pattern: /\bopinion (?:and|&) order\b/i },
  { type: 'Decision and Order', pattern: /\bdecision,? (?:and|&|\+) (?:judgment and )?order\b/i },
  {
    type: 'Decision',
    pattern: /\b(?:memorandum (?:of )?|stipulated |initial |final |written )+decision\b(?! (?:and|&) order)/i,
  },
  { type: 'Order to Show Cause', pattern: /\border to show cause\b/i },
  { type: 'Reply', pattern: /\breply\b(?!\s+(?:all|to:))/i },
  {
    type: 'Opposition / Response',
    pattern: pattern('i')`${anyOf(oppositionForms)}`,
  },
  {
    type: 'Memorandum in Support',
    pattern:
      /\b(?:memorandum|brief|points and authorities)(?: of (?:law|points (?:and|&) authorities))? (?:in )?support\b/i,
  },
  { type: 'Memorandum of Points and Authorities', pattern: /\bmemorandum of points (?:and|&) authorities\b/i },
  { type: 'Memorandum of Law', pattern: /\bmemorandum of law\b/i },
  { type: 'Sentencing Memorandum', pattern: /\bsentencing memorandum\b|\bmemorandum in aid of sentencing\b/i },
  { type: 'Criminal Complaint', pattern: /\bcriminal complaint\b|\bfelony complaint\b|\bmisdemeanor complaint\b/i },
  { type: 'Superseding Indictment', pattern: /\bsuperseding indictment\b/i },
  { type: 'Indictment', pattern: /\bindictment\b/i },
  {
    type: 'Information',
    pattern:
      /^\W*(?:(?:superseding|criminal|felony|misdemeanor|amended)\s+)*information\b(?!\s+(?:sheet|statement|about|regarding|request|for))/i,
  },
  { type: 'Third-Party Complaint', pattern: /\bthird[- ]party complaint\b/i },
  { type: 'Cross-Complaint', pattern: /\bcross[- ]complaint\b/i },
  {
    type: 'Amended Complaint',
    pattern: pattern('i')`\b${amended}amended\s+(?:${anyOf(amendedQualifiers)}[\s-]+)*complaint\b`,
  },
  {
    type: 'Amended Petition',
    pattern: new RegExp(`\\b${amended}amended\\s+(?:(?:verified|original|and|counter)[\\s-]+)*petition\\b`, 'i'),
  },
  {
    type: 'Answer',
    pattern: pattern(
      'i',
    )`\b(?:verified |amended |original |joint )*answers?\b(?!\s+to\s+${anyOf(interrogatedWords)}[^.]{0,40}interrogator)(?:\s+(?:and|to|with)\b.{0,60})?`,
  },
  { type: 'Counterclaim', pattern: /\bcounter-?claims?\b|\bcounter-?complaint\b/i },
  { type: 'Notice of Appeal', pattern: /\bnotice of (?:cross-|interlocutory |civil |criminal )?appeal\b/i },
  { type: 'Notice of Removal', pattern: /\bnotice of removal\b/i },
  { type: 'Motion', pattern: /\bnotice of (?:\w+ ){0,3}motion and\b/i },
  {
    type: 'Notice of Motion',
    pattern: /\bnotice of (?:(?:joint|renewed|cross|emergency|plaintiff'?s?|defendant'?s?)[\s-]+)*motion\b/i,
  },
  { type: 'Notice to Appear', pattern: /\bnotice to appear\b/i },
  { type: 'Stipulation', pattern: /\b(?:joint )?stipulat(?:ion|ed)\b(?!\s+protective)/i },
  { type: 'Subpoena', pattern: /\bsubpoena\b/i },
  { type: 'Summons', pattern: /\bsummons\b|\bcitation\b(?=\W*$)|\balias summons\b/i },
  { type: 'Cover Sheet', pattern: /\b(?:civil )?(?:case )?cover ?sheet\b/i },
  { type: 'Request for Judicial Intervention', pattern: /\brequest for judicial intervention\b/i },
  { type: 'Declaration', pattern: /\b(?:supplemental |reply )?declaration\b(?!\s+of (?:rights|trust|taking))/i },
  { type: 'Affidavit', pattern: /\baffidavit\b/i },
  { type: 'Affirmation', pattern: /\baffirmation\b/i },
  { type: 'Request for Order', pattern: /\brequest for order\b/i },
  { type: 'Demurrer', pattern: /\b(?:notice of (?:hearing on )?)?demurrer\b/i },
  { type: 'Bill of Costs', pattern: /\bbill of costs\b/i },
  { type: 'Proof of Claim', pattern: /\bproof of claim\b/i },
  {
    type: 'Disclosure Statement',
    pattern:
      /\b(?:corporate|financial) disclosure statement\b|\brule 7\.1 (?:disclosure )?statement\b|\bcertificate of interested (?:entities|parties|persons)\b/i,
  },
  { type: 'Verdict', pattern: /\b(?:special )?verdict\b(?: form)?/i },
  { type: 'Jury Instructions', pattern: /\bjury instructions\b/i },
  { type: 'Witness List', pattern: /\bwitness list\b/i },
  { type: 'Exhibit List', pattern: /\bexhibit list\b/i },
  { type: 'Interrogatories', pattern: /\binterrogatories\b/i },
  { type: 'Request for Production', pattern: /\brequests? for (?:the )?production\b/i },
  { type: 'Request for Admissions', pattern: /\brequests? for admissions?\b/i },
  { type: 'Transcript', pattern: /\btranscript of\b|\breporter'?s transcript\b|\btranscript\W*$/i },
  { type: 'Civil Minutes', pattern: /\bcivil minutes\b/i },
  {
    type: 'Order',
    pattern:
      /\b(?:(?:tentative|final)\s+)?ruling\b|\b(?:journal|docket|nunc pro tunc) entry\b|\bdecision and entry\b|^\W*entry\b/i,
  },
  { type: 'Mandate', pattern: /^\W*mandate\b/i },
  { type: 'Note of Issue', pattern: /\bnote of issue\b/i },
  {
    type: 'Inventory',
    pattern: /\b(?:(?:amended|final|supplemental)\s+)*inventory\b(?:,? (?:and )?apprais(?:al|ement))?/i,
  },
  {
    type: 'Account',
    pattern:
      /\b(?:(?:first|second|third|final|annual|and|amended)\s+)*account(?:ing)?\b(?=\W*$|\s+(?:and|of|by|for)\b)/i,
  },
  {
    type: 'Letters',
    pattern: /\bletters (?:testamentary|of (?:administration|guardianship|conservatorship|office))\b/i,
  },
  { type: 'Parenting Plan', pattern: /\bparenting plan\b/i },
  { type: 'Plan', pattern: /\b(?:chapter (?:9|11|12|13) plan|plan of reorganization)\b/i },
  { type: 'Privilege Log', pattern: /\bprivilege log\b/i },
  { type: 'Plea to the Jurisdiction', pattern: /\bplea to the jurisdiction\b/i },
  {
    type: 'Order',
    pattern: pattern('i')`${anyOf(orderForms)}`,
  },
  {
    type: 'Judgment',
    pattern: /\b(?:(?:final|consent|agreed|amended|summary|partial)\s+)*judgment\b|\bjudgement\b|\bdecree\b/i,
  },
  {
    type: 'Motion',
    pattern:
      /\b(?:(?:emergency|unopposed|joint|renewed|cross|amended|opposed|agreed|expedited|ex[- ]?parte|consent)[\s-]+)*motions?\b/i,
  },
  {
    type: 'Complaint',
    pattern:
      /\b(?:verified\s+)?(?:class action\s+)?(?:original\s+)?complaint\b|\bstatement of claim\b|\bplaintiff'?s claim and order\b/i,
  },
  { type: 'Application', pattern: /\b(?:ex parte )?application\b/i },
  { type: 'Petition', pattern: /\b(?:original |verified )*petition\b/i },
  { type: 'Brief', pattern: /\bbrief\b/i },
  { type: 'Opinion', pattern: /\bopinion\b|\bdecision\b\W*$/i },
  { type: 'Memorandum', pattern: /\bmemorandum\b/i },
  { type: 'Notice', pattern: /\bnotice\b/i },
  { type: 'Report', pattern: /\breport\b/i },
  { type: 'Transcript', pattern: /\bproceedings before\b/i },
  { type: 'Request', pattern: /\brequest\b/i },
  { type: 'Statement', pattern: /\bstatement\b/i },
  { type: 'Objection', pattern: /\bobjections?\b(?! (?:deadline|due|date))/i },
  { type: 'Appendix', pattern: /\bappendix\b|\brecord on appeal\b/i },
  { type: 'Appendix', pattern: /\bexcerpts? of (?:the )?record\b/i },
  { type: 'Exhibit', pattern: /^\W*(?:plaintiff'?s? |defendant'?s? )?exhibits?\b/i },
  { type: 'Writ', pattern: /\bwrit of\b/i },
  { type: 'Warrant', pattern: /\bwarrant\b/i },
  { type: 'Settlement Agreement', pattern: /\bsettlement agreement\b/i },
  { type: 'Will', pattern: /\blast will and testament\b/i },
  { type: 'Agreement', pattern: /^\W*(?:[\w'.-]+ ){0,4}agreement\W*$/i },
  { type: 'New Matter', pattern: /^\W*new matter\b/i },
  { type: 'Bond', pattern: /^\W*(?:[\w'.-]+ ){0,3}bond\W*$/i },
  { type: 'Verification', pattern: /^\W*verification\b/i },
  {
    type: 'Jury Demand',
    pattern:
      /^\W*(?:(?:plaintiff|defendant)'?s?'? )?(?:demand for (?:a )?(?:jury trial|trial by jury)|jury demand)\W*$/i,
  },
  { type: 'Demand', pattern: /^\W*(?:plaintiff'?s? |defendant'?s? )?demand for\b/i },
  { type: 'Suggestion', pattern: /\bsuggestion of (?:bankruptcy|death)\b/i },
  { type: 'Certificate', pattern: /\bcertificat(?:e|ion) (?:of|regarding|pursuant)\b/i },
  { type: 'Letter', pattern: /^\W*letter\b/i },
];
