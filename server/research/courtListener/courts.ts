import type { SourceOfLaw } from '#domain/research/filters';

/** CourtListener's names of the courts whose decisions are law in a jurisdiction: the appellate courts of each. */
export const courtsOf: Record<SourceOfLaw, readonly string[]> = {
  Federal: [
    'scotus',
    'ca1',
    'ca2',
    'ca3',
    'ca4',
    'ca5',
    'ca6',
    'ca7',
    'ca8',
    'ca9',
    'ca10',
    'ca11',
    'cadc',
    'cafc',
    'bia',
  ],
  California: ['cal', 'calctapp', 'calappdeptsuper'],
  'New York': ['ny', 'nyappdiv', 'nyappterm', 'nysupct'],
  Texas: ['tex', 'texcrimapp', 'texapp'],
  Florida: ['fla', 'fladistctapp'],
  Illinois: ['ill', 'illappct'],
};
