/** A word or phrase that no text for users has, and what to write instead (docs/style.md). */
export type WordNotToUse = { pattern: RegExp; write: string };

/** A word with its inflections. */
const spelled = (stem: string): RegExp => new RegExp(`\\b${stem}\\w*`, 'i');

/** Words that no comment has, in any folder. */
export const wordsInNoComment: readonly WordNotToUse[] = [
  { pattern: /\b(?:some|no|any|every)body\b/i, write: 'someone, no one, anyone, everyone' },
  { pattern: /\banew\b/i, write: 'again' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, write: 'fix, correct' },
  { pattern: /\b(?:thus|hence|thereby|therein|thereof|whilst)\b/i, write: 'so, or leave out' },
  { pattern: /\b(?:e\.g\.|i\.e\.)/i, write: 'for example, that is' },
  { pattern: /\be-mail/i, write: 'email' },
  { pattern: /\bcourt[’']s clock\b/i, write: 'the court’s time zone' },
];

export const wordsNotToUse: readonly WordNotToUse[] = [
  {
    pattern: /\b(?:it|they|which|that|what|whose|signature|hearings?|document|case|docket|words?) stands?\b/i,
    write: 'is, appears',
  },
  { pattern: /\bstands? (?:in|on|at|here|there|so|as|beside|apart|first)\b/i, write: 'is, appears' },
  { pattern: /\b(?:lies?|lay) (?:in|on|open|beside)\b/i, write: 'is in, is exposed' },
  { pattern: /\b(?:is|are|was|were|be) told\b/i, write: 'is notified, is shown' },
  { pattern: /\btells\b/i, write: 'states, shows, notifies' },
  { pattern: /\bmend(?:s|ed|ing)?\b/i, write: 'fix, correct' },
  { pattern: /\banew\b/i, write: 'again' },
  { pattern: /\bwhoever\b/i, write: 'the person who' },
  { pattern: /\bsomebody\b/i, write: 'someone, or name the person' },
  { pattern: /\bnobody\b/i, write: 'no one, or name the person' },
  { pattern: /\b(?:any|every)body\b/i, write: 'anyone, everyone' },
  { pattern: /\bso many\b/i, write: 'this many' },
  { pattern: /\bthat you may see\b/i, write: 'that you have access to, or your …' },
  { pattern: /\bheaps?\b/i, write: 'queue, list' },
  { pattern: /\b(?<!charging )papers\b/i, write: 'documents' },
  { pattern: /\b(?:this|the|a|your|main|kind of) paper\b(?! size)/i, write: 'document' },
  { pattern: /\bthe whole\b/i, write: 'the entire' },
  { pattern: /\bof (?:their|its|your|his|her|one’s) own\b/i, write: 'own, separate' },
  { pattern: /\b(?:is|are) to be (?:made|found|sent|filed|served|told)\b/i, write: 'must be' },
  { pattern: /\bha(?:s|ve) to be\b/i, write: 'must be' },
  { pattern: /\bat once\b/i, write: 'immediately, at the same time' },
  { pattern: /\blook(?:s|ed|ing)? for\b/i, write: 'search for, find' },
  { pattern: /\blook(?:s|ed|ing)? (?:at|through)\b/i, write: 'review, check' },
  { pattern: /\blook(?:s|ed)? after\b/i, write: 'manage' },
  { pattern: /\bgoes? on\b/i, write: 'continue' },
  { pattern: /\bon hand\b|\bat hand\b/i, write: 'available, ready' },
  { pattern: /\bmeanwhile\b|\bin the meantime\b/i, write: '(leave out)' },
  { pattern: /\basked for\b/i, write: 'request, require, demand' },
  { pattern: /\bwaits for\b/i, write: 'is awaiting' },
  { pattern: /\bfor good\b/i, write: 'permanently' },
  { pattern: /\b(?:take|takes|taken|took) back\b/i, write: 'undo, withdraw' },
  { pattern: /\bnothing found\b/i, write: 'No results' },
  { pattern: /\btoo few to tell\b/i, write: 'Not enough data yet' },
  { pattern: /\bkinds? of (?:document|paper|case)/i, write: 'document type, case type' },
  { pattern: /\be-mail/i, write: 'email' },
  { pattern: /\b[Nn]otices? of deficiency\b/, write: 'deficiency notice' },
  { pattern: /\bcourt’s clock\b|\bcourt's clock\b/i, write: 'Pacific Time' },
  { pattern: spelled('analys(?:ed?\\b|ing\\b|er)'), write: 'analyze' },
  {
    pattern: spelled('(?:authori|organi|recogni|reali|summari|minimi|finali)s(?:e|ing|ation)'),
    write: 'the spelling with z',
  },
  { pattern: /\bcancell(?:ed|ing)\b/i, write: 'canceled, canceling' },
  { pattern: spelled('(?:colour|favour|honour|behaviour|labour)'), write: 'the spelling with -or' },
  { pattern: /\b(?:judgement|licence|centre|cheque|whilst|towards|afterwards)\b/i, write: 'the American spelling' },
  { pattern: /\b(?:thus|hence|thereby|therein|thereof)\b/i, write: 'so, or leave out' },
  { pattern: /\bclick here\b/i, write: 'the name of the link' },
  { pattern: /\b(?:e\.g\.|i\.e\.|etc\.)/i, write: 'for example, that is, and so on' },
  { pattern: /\w\((?:s|es)\)/, write: 'the singular and the plural' },
  { pattern: /\d %/, write: 'the percent sign without a space' },
];
