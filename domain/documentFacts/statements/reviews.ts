import { anyOf, pattern } from '#domain/text/pattern';
import { dayPrinted, type Phrase } from './Phrase.ts';

const reviewedRulings = ['judgment', 'opinion', 'decision', 'order', 'court of appeals', 'circuit', 'court'];
const rulingVerbs = ['enter', 'issu', 'fil', 'render', 'decid', 'deliver', 'hand', 'dat', 'on', 'den', 'affirm'];
/** What documents on appeal state in sentences; their headings are in sections.ts. */
export const reviews: readonly Phrase[] = [
  {
    kind: 'appeal_taken',
    anchors: ['appeal'],
    pattern: /\b(?:appeals?|appealing|appellant)\b[^.]{0,200}\b(?:from|to)\b|notice of (?:\w+ )?appeal/,
    reach: [20, 240],
  },
  {
    kind: 'judgment_appealed',
    anchors: ['judgment', 'order', 'decision', 'conviction', 'sentence', 'ruling', 'verdict', 'decree'],
    pattern:
      /(?:from|of|the|that|appeals?)[^.]{0,120}\b(?:judgments?|orders?|decision|conviction|sentence|ruling|verdict|decree)\b/,
    reach: [130, 20],
  },
  {
    kind: 'appealed_to',
    anchors: ['court of appeal', 'courts of appeal', 'circuit', 'supreme court', 'appellate'],
    pattern: /courts? of appeals?|circuit|supreme court|appellate (?:court|division)/,
    reach: [5, 40],
  },
  {
    // Sup. Ct. R. 14.1(e)(i)
    kind: 'judgment_day',
    anchors: ['judgment', 'opinion', 'decision', 'decided', 'entered', 'denied', 'affirmed', 'issued'],
    pattern: pattern()`${anyOf(reviewedRulings)}\b[^;]{0,220}${anyOf(rulingVerbs)}[^;]{0,60}(?:${dayPrinted.source})`,
    reach: [60, 320],
  },
  {
    // CPLR 5531
    kind: 'cplr_5531',
    anchors: ['5531'],
    pattern: /5531/,
  },
  {
    kind: 'appealability',
    anchors: ['appealab', 'final judgment', '904.1', 'finally resolves', 'resolves all'],
    pattern:
      /appealab|(?:appeal|judgment|order)[^.]{0,120}final|final[^.]{0,80}(?:judgment|order)|904\.1|(?:finally )?resolves all/,
  },
  { kind: 'preservation', anchors: ['preserv'], pattern: /preserv/, reach: [5, 20] },
  { kind: 'rehearing_stated', anchors: ['rehearing'], pattern: /rehearing/, reach: [20, 40] },
  {
    kind: 'review_grounds',
    anchors: ['8.500', 'important question', 'uniformity', 'conflict', 'settle '],
    pattern: /8\.500|important questions?|uniformity|conflict(?:s|ing)?|settle (?:an?|the)/,
  },
];
