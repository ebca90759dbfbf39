import { anyOf } from '#domain/text/pattern';
import type { Phrase } from './Phrase.ts';
import { discoveryLevels, injurySigns, jurisdictionStatements, prayerSigns } from './pleadingWords.ts';

const levels: Record<string, string> = {
  '1': '1',
  '2': '2',
  '3': '3',
  one: '1',
  two: '2',
  three: '3',
  i: '1',
  ii: '2',
  iii: '3',
};

/** Tex. R. Civ. P. 47(c), as amended in 2021; pleadings of before then name other sums. */
function reliefBand(around: string, found: RegExpExecArray): string | undefined {
  const said = found[0];
  if (/non-?monetary/.test(said) && /\bonly\b/.test(said)) return 'N';
  const sums = [...around.matchAll(/\$ ?(\d[\d,]*)/g)].map(([, digits]) => Number(digits!.replaceAll(',', '')));
  const over = /(?:over|more than|in excess of|exceed(?:s|ing)?|greater than)\W+\$/.test(around);
  const most = Math.max(0, ...sums.filter((sum) => [100_000, 200_000, 250_000, 1_000_000].includes(sum)));
  if (most === 0) return undefined;
  if (!over) return /non-?monetary/.test(around) ? 'M2' : 'M1';
  return sums.includes(1_000_000) && sums.some((sum) => sum === 250_000 || sum === 200_000)
    ? 'M3'
    : most >= 1_000_000
      ? 'M4'
      : 'M3';
}

/** What pleadings, motions and summonses state. */
export const pleadings: readonly Phrase[] = [
  {
    kind: 'discovery_level',
    anchors: ['level'],
    pattern: anyOf(discoveryLevels),
    value: (_around, found) => levels[found[1] ?? found[2] ?? found[3] ?? ''],
  },
  {
    kind: 'relief_band',
    anchors: ['monetary relief', 'non-monetary', 'nonmonetary'],
    pattern:
      /(?:only )?(?:non-?)?monetary relief[^;]{0,60}|(?:only|solely) non-?monetary|non-?monetary[^.]{0,30}\bonly/,
    span: [80, 260],
    value: reliefBand,
  },
  {
    kind: 'within_limits',
    anchors: ['jurisdictional limit', 'limits of this court', 'limits of the court', 'within the jurisdiction'],
    pattern:
      /(?:within|exceed|meet|above|minimum)[^.]{0,120}(?:jurisdictional limit|limits of (?:this|the)[^.]{0,20} court|jurisdiction)/,
  },
  {
    kind: 'jurisdiction',
    anchors: ['jurisdiction'],
    pattern: anyOf(jurisdictionStatements),
  },
  {
    kind: 'diversity',
    anchors: ['diversity', '1332'],
    pattern: /diversity (?:of citizenship|jurisdiction)|u\.? ?s\.? ?c\.?[^;]{0,14}1332|section 1332/,
    span: [80, 120],
    // Named in one breath with federal questions it is seldom what jurisdiction rests on.
    value: (around) => (/1331|federal question|1343/.test(around) ? undefined : ''),
  },
  {
    kind: 'venue',
    anchors: ['venue'],
    pattern:
      /venue\b[^.]{0,80}\b(?:is|lies|proper|based|because|for)|basis of (?:the )?venue|(?:plaintiff|petitioner) designates/,
  },
  {
    kind: 'relief_asked',
    anchors: [
      'wherefore',
      'pray',
      'demands judgment',
      'demand judgment',
      'judgment against',
      'request',
      'moves',
      'move ',
      'seeks',
      'asks',
      'ask ',
      'applies',
      'order granting',
      'entry of',
    ],
    pattern: anyOf(prayerSigns),
    reach: [40, 80],
  },
  {
    kind: 'grounds',
    anchors: [
      'ground',
      'because',
      'pursuant',
      'good cause',
      'reason',
      'under rule',
      'under section',
      'in support',
      'fails to',
      'based on',
      'since ',
    ],
    pattern:
      /\bgrounds?\b|because|pursuant to|good cause|reasons?\b|under (?:rule|section)|in support|fails? to|based (?:up)?on|\bsince\b/,
    reach: [20, 40],
  },
  {
    kind: 'notice_of_hearing',
    anchors: ['notice', 'will be heard', 'be heard', 'hearing date'],
    pattern:
      /please take notice|take notice that|notice is (?:hereby )?given|notice of (?:motion|hearing|demurrer)|(?:will|shall|may) be heard|hearing date ?:/,
  },
  {
    kind: 'unverified_pleading_named',
    anchors: ['unverified'],
    pattern: /unverified (?:\w+ ){0,3}(?:complaint|petition|cross-complaint)/,
  },
  {
    kind: 'verified_pleading_named',
    anchors: ['verified'],
    pattern:
      /\bverified (?:(?:first|second|third|amended|original|class|action|supplemental|joint) )*(?:complaint|petition|answer|cross-complaint)/,
  },
  {
    kind: 'damages_by_law',
    anchors: ['according to proof', 'in an amount'],
    pattern: /according to proof|in an amount (?:to be|not|exceed|in excess|that|of|according|determined)/,
  },
  {
    kind: 'injury',
    anchors: ['injur', 'wrongful death', 'malpractice'],
    pattern: anyOf(injurySigns),
  },
  { kind: 'foreclosure', anchors: ['foreclos'], pattern: /foreclos\w*[^.]{0,160}mortgage|mortgage[^.]{0,160}foreclos/ },
  {
    kind: 'possession_of_note',
    anchors: ['original note', 'original promissory', 'possession of the', 'holder of the', 'note holder', 'lost note'],
    pattern:
      /(?:possess|hold|custod)\w*[^.]{0,120}(?:original )?(?:promissory )?note|original (?:promissory )?note|lost note|re-?establish/,
  },
  {
    kind: 'last_three_digits',
    anchors: ['last three', 'last 3', 'xxx-xx-x', 'three digits', 'three numbers'],
    pattern: /last (?:three|3)|three (?:digits|numbers)|xxx-xx-x\d{3}/,
  },
  // Summonses: Fed. R. Civ. P. 4(a)(1); CPLR 305; Ill. S. Ct. R. 101.
  {
    kind: 'time_to_respond',
    anchors: ['within', 'days after'],
    pattern: /within (?:[a-z-]+ ?\(?)?\d{0,3}\)?[a-z-]* ?(?:calendar |business )?days|\d+ days after/,
    reach: [10, 60],
  },
  {
    kind: 'default_warning',
    anchors: ['default', 'judgment', 'may win'],
    pattern:
      /judgment (?:\w+ ){0,6}(?:by default|against you)|default judgment|judgment may be|relief (?:demanded|requested) in|without your being heard/,
  },
  {
    kind: 'nature_of_action',
    anchors: ['nature of', 'relief sought'],
    pattern: /nature of (?:the|this|plaintiff'?s?) (?:action|case|claim|suit|proceeding)|relief sought/,
  },
  { kind: 'you_have_been_sued', anchors: ['you have been sued'], pattern: /you have been sued/ },
  {
    kind: 'illinois_court_help',
    anchors: ['illinois court help', 'ilcourthelp'],
    pattern: /illinois court help|ilcourthelp/,
  },
  { kind: 'consent_to_email', anchors: ['consent'], pattern: /consents?[^.]{0,120}(?:e-?mail|electronic)/ },
];
