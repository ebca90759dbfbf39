const kept = new Set(['ADA', 'CJA', 'DHS', 'GAL', 'ICWA', 'LLC', 'LLP', 'RJI', 'UCCJEA', 'USA', 'II', 'III', 'IV']);
const common = new RegExp(
  `^(?:${['a', 'an', 'and', 'as', 'at', 'by', 'for', 'from', 'in', 'of', 'on', 'or', 'the', 'to', 'under', 'with', 'without'].join('|')})$`,
);
const wordsOfTitles = new Set(
  (
    'abstract acknowledgment action admission affidavit affirmation affirmative agreement alter amend amended answer ' +
    'appeal appear appearance application appoint appointment approval approve attachment attorney authorities award ' +
    'bond brief case certificate certification civil claim class clerk compel complaint conference consolidate continue ' +
    'counsel counterclaim cover cross cross-complaint custody damages declaration default defendant defendants defense ' +
    'demand demurrer deposition designation disclosure discovery dismiss dismissal disqualify document documents ' +
    'enforcement enlargement entry evidence ex exhibit exhibits expert extend extension fee fees file filing final first ' +
    'further guardian guardianship hearing incorporated injunction interrogatories intervene issuance joinder judge ' +
    'judgment judicial jury law leave letter limine list management matter memorandum minor modify motion new note ' +
    'notice objection opening opposition order parenting partial parte partition party petition plaintiff plaintiffs plan ' +
    'pleadings points preliminary probate production proof proposed protective quash reconsideration relief remand reply ' +
    'report request response restraining return sanctions satisfaction schedule seal second separate sever service ' +
    'settlement shorten show statement stay stipulation strike subpoena substitution summary summons supplemental support ' +
    'suppress temporary third third-party time transcript transfer trial unopposed vacate venue verified waive waiver ' +
    'will withdraw witness writ tax costs habeas corpus amicus curiae cause joint emergency unlimited limited in re'
  ).split(' '),
);

const lettered = /^(?:appendix|attachment|exhibit|exhibits|schedule|tab|volume)$/i;

/**
 * A document’s title in sentence case: `MOTION TO COMPEL DISCOVERY` is `Motion to compel discovery`. Only words that
 * are known from titles lose their capital, so that names keep theirs. The letter of an exhibit keeps its capital.
 */
export function sentenceCase(title: string): string {
  const words = title.replace(/\s+/g, ' ').trim().split(' ');
  const shouted = title === title.toUpperCase();
  const written = words.map((word, at) => {
    if (/^[A-Z]\b/.test(word) && word.length <= 2 && lettered.test(words[at - 1] ?? '')) return word;
    const lower = word.toLowerCase();
    const bare = lower.replace(/[^\p{L}-]/gu, '');
    if (kept.has(word.replace(/[^\p{L}]/gu, ''))) return word;
    if (common.test(bare) || wordsOfTitles.has(bare) || wordsOfTitles.has(bare.replace(/s$/, ''))) return lower;
    return shouted && /^\p{Lu}{3,}/u.test(word) ? word.charAt(0) + word.slice(1).toLowerCase() : word;
  });
  const text = written.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}
