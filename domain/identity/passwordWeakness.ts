/** Why a password is too weak although it is long enough. */
export type Weakness = 'common' | 'names_account' | 'names_court';

/** What an attacker knows about the account. */
export type KnownToAttackers = { court_name: string; email: string | null; full_name: string };

/** The published list of common passwords, in lower case. */
export type CommonPasswords = ReadonlySet<string>;

/** Legal words that lists of common passwords do not include. */
const tradeWords: ReadonlySet<string> = new Set(
  'attorney bailiff barrister clerk counsel counselor courthouse courtroom docket esquire gavel honor judge judicial justice lawyer legal magistrate paralegal plaintiff verdict'.split(
    ' ',
  ),
);

/**
 * Whether a password is one that attackers try first (OWASP ASVS 5, 6.2.4 and 6.2.11; NIST SP 800-63B-4, 3.1.1.2):
 * a common one, or one that is made of the court's name or of the account's own name or address.
 */
export function passwordWeakness(password: string, known: KnownToAttackers, common: CommonPasswords): Weakness | null {
  const text = plain(password);
  if (namesAccount(text, known)) return 'names_account';
  if (namesCourt(text, known.court_name)) return 'names_court';
  return isCommon(password, common) ? 'common' : null;
}

/** Whether the password is a common one or a run of keys, with at most six digits or signs around it. */
function isCommon(password: string, common: CommonPasswords): boolean {
  const lower = password.normalize('NFKC').toLowerCase();
  const isKnown = (word: string) => word.length >= leastRoot && (common.has(word) || tradeWords.has(word));
  if (common.has(lower) || isRun(lower)) return true;
  return spellings(lower).some((word) => isKnown(word) || isRun(word) || isRepeated(word, isKnown));
}

/** Shorter entries of the list say little about the password around them. */
const leastRoot = 4;

/** `P4ssw0rd!2024` becomes `password`: digits are replaced by the letters they represent, and decorations removed. */
function spellings(lower: string): string[] {
  const bare = lower.replace(/[\s_.-]/g, '');
  const undecorated = bare.replace(/^[^\p{L}]{0,6}(?=\p{L})/u, '').replace(/(?<=\p{L})[^\p{L}]{0,6}$/u, '');
  return [...new Set([bare, undecorated, unleet(undecorated), unleet(bare), undecorate(unleet(bare))])];
}

const undecorate = (text: string) => text.replace(/^[^\p{L}]{1,6}/u, '').replace(/[^\p{L}]{1,6}$/u, '');

const letterFor: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const unleet = (text: string) => text.replace(/[013457@$!]/g, (sign) => letterFor[sign] ?? sign);

/** A word written twice or more, or few different characters: `monkeymonkey`, `aaaabbbb`. */
function isRepeated(word: string, isKnown: (unit: string) => boolean): boolean {
  const unit = /^(.+?)\1+$/u.exec(word)?.[1];
  return (unit !== undefined && (unit.length <= 4 || isKnown(unit))) || new Set(word).size <= 2;
}

const runs = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8',
  'qazwsxedcrfvtgb',
  'zaq12wsxcde34rfv',
  '!@#$%^&*()',
];
const backwards = runs.map((run) => [...run].reverse().join(''));

/** A run of the keyboard, of the alphabet or of digits, or two such runs: `1234qwer`; eight digits that are a date. */
function isRun(text: string): boolean {
  if (/^(19|20)\d\d[01]\d[0-3]\d$|^[0-3]\d[0-3]\d(19|20)\d\d$/.test(text)) return true;
  const isOne = (part: string) => part.length >= 3 && [...runs, ...backwards].some((run) => run.includes(part));
  const cuts = Array.from({ length: Math.max(0, text.length - 5) }, (_, index) => index + 3);
  return isOne(text) || cuts.some((cut) => isOne(text.slice(0, cut)) && isOne(text.slice(cut)));
}

const titles = new Set(['judge', 'hon', 'honorable', 'clerk', 'esq', 'mail', 'info', 'email']);

function namesAccount(text: string, { email, full_name }: KnownToAttackers): boolean {
  const mailbox = email?.split('@')[0] ?? '';
  const parts = [...wordsOf(full_name), ...wordsOf(mailbox), plain(full_name), plain(mailbox)];
  return parts.some((part) => part.length >= 4 && !titles.has(part) && text.includes(part));
}

/** What every court is called; alone they say nothing about this one, and `isCommon` knows them. */
const everyCourt = new Set(
  'superior supreme district circuit municipal appellate appeals appeal court courts county city state states united division northern southern eastern western central probate family civil criminal trial'.split(
    ' ',
  ),
);

function namesCourt(text: string, court_name: string): boolean {
  const own = wordsOf(court_name).filter((word) => word.length >= 4 && !everyCourt.has(word));
  return own.some((word) => text.includes(word)) || text.includes(plain(court_name)) || isMadeOf(text, everyCourt);
}

/** Whether nothing but such words, and at most four other characters, is in it. */
function isMadeOf(text: string, words: ReadonlySet<string>): boolean {
  const rest = [...words].sort((a, b) => b.length - a.length).reduce((left, word) => left.replaceAll(word, ''), text);
  return rest !== text && rest.length <= 4;
}

const wordsOf = (name: string) =>
  name
    .normalize('NFKC')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

const plain = (text: string) => unleet(wordsOf(text).join(''));
