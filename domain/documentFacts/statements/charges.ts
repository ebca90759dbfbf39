import type { Phrase } from './Phrase.ts';

const ofTexas = 'the state of texas';

/** What charging papers state. */
export const charges: readonly Phrase[] = [
  // Tex. Code Crim. Proc. arts. 21.02, 21.21: these very words.
  {
    kind: 'texas_opening',
    anchors: ['in the name'],
    pattern: new RegExp(`in the name and by (?:the )?authority of (?:${ofTexas}|texas)`),
  },
  { kind: 'texas_close', anchors: ['against the peace'], pattern: /against the peace and dignity of (?:the )?state/ },
  // Fla. R. Crim. P. 3.140(c)
  {
    kind: 'florida_opening',
    anchors: ['in the name'],
    pattern: /in the name and by (?:the )?authority of (?:the )?state of florida/,
  },
  {
    kind: 'grand_jury',
    anchors: ['grand jur', 'grand jury'],
    pattern: /grand jur(?:y|ors)[^.]{0,200}(?:charge|accus|present|find|say|allege|indict)|true bill/,
  },
  { kind: 'foreperson', anchors: ['foreperson', 'foreman', 'forewoman'], pattern: /fore(?:person|man|woman)/ },
  {
    kind: 'prosecutor',
    anchors: [
      'united states attorney',
      'u.s. attorney',
      'district attorney',
      'county attorney',
      'state attorney',
      "state's attorney",
      'attorney general',
      'assistant united states',
      'prosecut',
      'trial attorney',
      'special counsel',
      'city attorney',
      'criminal district',
    ],
    pattern:
      /(?:united states|u\.s\.|district|county|state|state's|city|trial) attorney|attorney general|prosecut(?:or|ing attorney)|special counsel/,
  },
  {
    kind: 'charged_statute',
    anchors: ['§', 'section', 'u.s.c', 'penal', 'code', 'stat', 'ilcs'],
    pattern: /§|\bsections? \d|u\.s\.c|penal (?:code|law)|code §|\d+ ilcs/,
    reach: [30, 60],
  },
  {
    kind: 'charged_day',
    anchors: ['on or about', 'on or before', 'between', 'beginning'],
    pattern: /(?:on or (?:about|before)|between|beginning)[^.]{0,80}\d{2,4}/,
  },
  {
    kind: 'charged_place',
    anchors: ['county', 'district of', 'within the'],
    pattern: /county|district of [a-z]/,
    reach: [20, 40],
  },
  { kind: 'counts', anchors: ['count '], pattern: /\bcount (?:\d|one|two|i+\b|first)/, reach: [2, 20] },
  {
    kind: 'offense',
    anchors: ['offense', 'crime', 'violation', 'did ', 'felony', 'misdemeanor', 'unlawfully', 'knowingly', 'charge'],
    pattern: /offense|crime|in violation|felony|misdemeanor|unlawfully|knowingly|did (?:then|commit|with)|charge/,
    reach: [20, 60],
  },
];
