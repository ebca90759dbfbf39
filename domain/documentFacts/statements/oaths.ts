import { anyOf, pattern } from '#domain/text/pattern';
import { dayPrinted, type Phrase, signsIn } from './Phrase.ts';

/** What an unsworn declaration states in addition to the penalty, as the codes require. */
const declarationSigns = {
  declares: /\b(?:declar|certif|verif|affirm|swear|state|attest|depose|subscribe)/,
  true: /true,? (?:and |accurate|complete|correct)|(?:is|are|be|being) (?:\w+ ){0,4}true\b|true to the best/,
  /** Cal. Code Civ. Proc. § 2015.5. */
  california: /laws? of (?:the )?(?:state of )?california/,
  /** 28 U.S.C. § 1746(1). */
  us: /laws? of the united states/,
  dated: dayPrinted,
  placed: /\b(?:executed|signed|dated?|declared|made)\b[^;]{0,90}\b(?:at|in)\b|,? (?:california|calif\.|ca)\b/,
  /** N.Y. CPLR 2106. */
  affirms: /\baffirm/,
  newYork: /laws? of (?:the state of )?new york/,
  forCourt: /(?:filed|used|submitted) in (?:an|any) action or proceeding/,
  /** Fla. Stat. § 92.525(2). */
  read: /\bread the (?:foregoing|above|attached|within)|\bread (?:this|the) (?:document|declaration|petition|complaint|verification|instrument)/,
} as const;

const swearingForms = [
  /(?:being|having been|been)(?: \w+)?,? (?:duly |first )*sworn/,
  'duly sworn',
  'sworn to',
  'subscribed and sworn',
  /\bi,? (?:[^.]{0,60} )?(?:do )?(?:hereby )?(?:solemnly )?swear\b/,
  'under oath',
  '(up)?on (my |his |her |their )?oath',
];
const knowledgeRelations = ['of', 'within', 'upon', 'to'];
const knowledgeOwners = ['my', 'his', 'her', 'the best of (my|his|her)'];
/** Oaths and their substitutes. */
export const oaths: readonly Phrase[] = [
  {
    kind: 'penalty_of_perjury',
    anchors: ['perjury'],
    pattern: /penalt(?:y|ies) (?:of|for) perjury/,
    span: [600, 700],
    value: (around) => {
      const signs = signsIn(around, declarationSigns);
      return signs.includes('declares') ? signs : undefined;
    },
  },
  {
    // 735 ILCS 5/1-109
    kind: 'penalty_of_perjury',
    anchors: ['penalties as'],
    pattern: /penalties as (?:are )?provided by law/,
    span: [300, 700],
    value: (around) => `${signsIn(around, declarationSigns)} illinois`,
  },
  {
    kind: 'sworn',
    anchors: ['sworn', 'swear', 'oath'],
    pattern: anyOf(swearingForms),
  },
  {
    kind: 'notary',
    anchors: ['notary', 'before me', 'commission expires'],
    pattern:
      /(?:sworn|subscribed|affirmed|acknowledged)[^.]{0,120}before me|before me[^.]{0,120}(?:appeared|sworn|notary)|notary public|my commission expires/,
  },
  {
    kind: 'verification',
    anchors: [
      'know the contents',
      'know its contents',
      'knows the contents',
      'read the foregoing',
      'statements set forth in',
    ],
    pattern:
      /knows? (?:the|its) contents|read the foregoing[^.]{0,160}(?:true|contents)|statements set forth in this instrument are true/,
  },
  {
    kind: 'verification',
    anchors: ['personal knowledge', 'own knowledge', 'best of my knowledge'],
    pattern: pattern()`(?:true|correct)[^.]{0,120}${anyOf(knowledgeRelations)} ${anyOf(knowledgeOwners)} (?:own |personal )?(?:personal )?knowledge|within (?:my|his|her) personal knowledge and (?:is|are) true`,
  },
  {
    // Tex. Civ. Prac. & Rem. Code § 132.001(d)
    kind: 'texas_jurat',
    anchors: ['my date of birth', 'date of birth is'],
    pattern: /my name is[^;]{0,160}date of birth/,
  },
];
