import { anyOf, pattern } from '#domain/text/pattern';
import {
  attestingWords,
  conferralSigns,
  disclosedDocuments,
  disclosingVerbs,
  interpretationSigns,
  lengthCertificates,
  redactionSigns,
  translationQualities,
  wordCounts,
} from './certificateWords.ts';
import { type Phrase, signsIn } from './Phrase.ts';

/** What a certificate of length says (Fed. R. App. P. 32(g); 22 NYCRR 1250.8(j); Fla. R. App. P. 9.045(e)). */
const lengthSigns = {
  words: /\d[\d,. ]* words|words?:? *\d|word[- ]count[^.]{0,60}\d/,
  pages: /\d+ pages|pages:? *\d|page[- ]count|number of pages/,
  lines: /\d[\d,]* lines/,
  typeface: /typeface|font|times new roman|century|book antiqua|garamond|arial|bookman|proportionally spaced/,
  points: /\b1\d(?:\.\d)?[- ]?(?:points?|pt)\b|fourteen[- ]point|point size|(?:12|13|14)-?\s*point/,
  spacing: /double[- ]?spac|line spacing|single[- ]?spac|spaced/,
} as const;

/** What a translator's certificate says (8 CFR 1003.33; CPLR 2101(b)). */
const translationSigns = {
  competence:
    /competent|fluent|proficient|qualifi|certified (?:court )?(?:translator|interpreter)|knowledge of (?:both|the)/,
  accuracy: /accurate|true|correct|faithful|complete/,
  address: /\b\d{5}(?:-\d{4})?\b|address/,
  phone: /\(?\d{3}\)?[ .-]\d{3}[ .-]\d{4}|telephone|phone/,
  signature: /\/s\/|signature|signed|_{5,}|dated?\b/,
} as const;

/** How a conference went. */
const conferenceSigns = {
  unopposed:
    /\bunopposed|not opposed|(?:does|do|did|will) not oppose|no opposition|no objection|\bconsents?\b|\bagree[sd]?\b|joined by/,
  opposed:
    /(?<!un)(?<!not )\boppos(?:es|ed)\b|\bobjects?\b|could not agree|unable to agree|no agreement|without (?:success|agreement|resolution)/,
  unreached:
    /unable to (?:reach|confer)|attempted to confer|did not respond|no response|not (?:yet )?respond|left (?:a )?(?:message|voicemail)/,
} as const;

const ai = '(?:artificial intelligence|generative|large language model|chatgpt|\\bai\\b|ai[- ](?:tool|assist|generat))';

/** What documents certify about themselves, apart from service. */
export const certificates: readonly Phrase[] = [
  {
    kind: 'certificate_of_compliance',
    anchors: [
      'word limit',
      'type-volume',
      'type volume',
      'word-count',
      'word count',
      'page limit',
      'typeface',
      'printing specification',
      'volume limit',
      'length limit',
    ],
    pattern: anyOf(lengthCertificates),
    span: [500, 600],
    value: (around) => signsIn(around, lengthSigns),
  },
  {
    kind: 'word_count_stated',
    anchors: ['words', 'word count', 'word-count'],
    pattern: anyOf(wordCounts),
    reach: [130, 60],
    value: (_around, found) => found[1] ?? found[2] ?? found[3],
  },
  {
    kind: 'certificate_of_conference',
    anchors: ['confer', 'conference of counsel', 'meet and confer', 'met and confer', 'oppos', 'unopposed', 'consult'],
    pattern: anyOf(conferralSigns),
    span: [200, 500],
    value: (around) => signsIn(around, conferenceSigns),
  },
  {
    kind: 'translation_certificate',
    anchors: ['translat'],
    pattern: pattern()`${anyOf(attestingWords)}[^.]{0,200}translat|translat[^.]{0,200}${anyOf(translationQualities)}`,
    span: [400, 700],
    value: (around) => {
      const signs = signsIn(around, translationSigns);
      // Mentioning a translation does not certify it.
      return /\bi\b|undersigned|certif|translator/.test(around) ? signs : undefined;
    },
  },
  {
    kind: 'interpretation_certificate',
    anchors: ['interpret', 'read back', 'read to'],
    pattern: anyOf(interpretationSigns),
  },
  {
    kind: 'no_english',
    anchors: ['english'],
    pattern:
      /\b(?:do(?:es)?|did|can(?:not)?|could) ?(?:not|n't)? (?:\w+ )?(?:speak|read|understand|write)[^.]{0,50}english|not (?:fluent|proficient) in english/,
    value: (around) => (/(?:not|n't|cannot)[^.]{0,60}english/.test(around) ? '' : undefined),
  },
  {
    kind: 'ai_disclosure',
    anchors: ['artificial intelligence', 'generative', 'large language model', 'chatgpt', 'ai-', 'ai tool', 'ai '],
    pattern: pattern()`${anyOf(disclosingVerbs)}[^.]{0,220}${ai}|${ai}[^.]{0,300}(?:this|the|any|these) ${anyOf(disclosedDocuments)}|(?:no|not|any) [^.]{0,80}${ai}`,
    reach: [240, 420],
    span: [60, 260],
    // A case about such programs speaks of them too; a disclosure says how the document was made.
    value: (around) => {
      if (!/\b(?:used?|using|employed|prepar|draft|assist|generat|relied)/.test(around)) return undefined;
      if (!/certif|disclos|attest|declare|undersigned|prepar|draft/.test(around)) return undefined;
      return /\b(?:no|not|none|neither|without)\b/.test(around) ? 'none used' : 'used';
    },
  },
  {
    kind: 'redaction_certificate',
    anchors: ['redact', 'personal identif', 'confidential information', 'sensitive data', 'personal data'],
    pattern: pattern()`certif[^.]{0,220}${anyOf(redactionSigns)}|(?:redact|personal identif|sensitive data)[^.]{0,160}certif`,
  },
];
