import { readCaseNumber } from '../assistant/readMentions.ts';
import type { Theme } from '../settings/preferences.ts';
import { readNearestDay } from './readNearestDay.ts';

/** What a person asks the portal to do from its search. */
export type Command =
  | { kind: 'file'; case_number: string | null }
  | { kind: 'schedule'; case_number: string | null }
  | { kind: 'deadline'; act: string; day: string | null }
  | { kind: 'go'; screen: string }
  | { kind: 'theme'; theme: Theme }
  | { kind: 'keys' }
  | { kind: 'sign_out' };

type Parse = (typed: string, today: string) => Command | null;

/** `file`, `file a document`, `file in 26CV00218`, `file an answer into 26CV00218`. */
const file: Parse = (typed) => {
  if (/^(?:e-?)?file(?:\s+(?:an?\s+)?(?:new\s+)?(?:documents?|pdf))?$/i.test(typed))
    return { kind: 'file', case_number: null };
  const found = /^(?:e-?)?file\s+(?:(?:.{0,60}\s)?(?:in|into|to|under)\s+)?(.+)$/i.exec(typed);
  const case_number = found && wholeNumber(found[1]!);
  return case_number ? { kind: 'file', case_number } : null;
};

/** `schedule hearing in 26CV00218`, `new hearing`, `new event`. */
const schedule: Parse = (typed) => {
  const found = /^(?:schedule|set|request|new|add)\s+(?:an?\s+)?(?:hearing|event)(?:\s+(?:in|for)\s+(.+))?$/i.exec(
    typed,
  );
  if (!found) return null;
  if (found[1] === undefined) return { kind: 'schedule', case_number: null };
  const case_number = wholeNumber(found[1]);
  return case_number ? { kind: 'schedule', case_number } : null;
};

/** `deadline opposition from dec 15`; without a date, the date is entered in the calculator. */
const deadline: Parse = (typed, today) => {
  const found = /^deadlines?\s+(?:for\s+)?(?:an?\s+|the\s+)?(.+)$/i.exec(typed);
  if (!found) return null;
  const dated = /^(.+?)\s+(?:from|after|before|for)\s+(?:an?\s+|the\s+)?(.+)$/i.exec(found[1]!);
  const day = dated && readNearestDay(dated[2]!, today);
  if (dated && day) return { kind: 'deadline', act: dated[1]!, day };
  return dated ? null : { kind: 'deadline', act: found[1]!, day: null };
};

/** `go to calendar`. Whether there is such a screen depends on the person. */
const go: Parse = (typed) => {
  const found = /^(?:go(?:\s+to)?|open)\s+(?:the\s+|my\s+)?(\p{L}.*)$/iu.exec(typed);
  return found ? { kind: 'go', screen: found[1]! } : null;
};

const themeNames: readonly [RegExp, Theme][] = [
  [/^dark$/i, 'dark'],
  [/^light$/i, 'light'],
  [/^(?:blue|blue (?:&|and) yellow|default)$/i, 'blue-yellow'],
];

/** `dark`, `dark mode`, `theme light`. */
const theme: Parse = (typed) => {
  const name = typed.replace(/^(?:theme|mode)\s+|\s+(?:theme|mode)$/gi, '');
  // `default` alone may be a word of a case; with `theme`, it is the theme.
  if (/^default$/i.test(typed)) return null;
  const named = themeNames.find(([words]) => words.test(name));
  return named ? { kind: 'theme', theme: named[1] } : null;
};

const keys: Parse = (typed) => (/^(?:\?|keys|(?:keyboard\s+)?shortcuts)$/i.test(typed) ? { kind: 'keys' } : null);

const signOut: Parse = (typed) => (/^(?:sign|log)\s?(?:out|off)$/i.test(typed) ? { kind: 'sign_out' } : null);

const grammar: readonly Parse[] = [file, schedule, deadline, go, theme, keys, signOut];

/** The command that the typed words are, or null if they are words to search. `today` is the court’s date. */
export function parseCommand(typed: string, today: string): Command | null {
  const plain = typed.trim().replace(/\s+/g, ' ');
  for (const parse of grammar) {
    const command = parse(plain, today);
    if (command) return command;
  }
  return null;
}

/** The words that the search looks up for a command: its case, its act, or everything. */
export function wordsToSearch(command: Command | null, typed: string): string {
  if (command?.kind === 'file' || command?.kind === 'schedule') return command.case_number ?? typed;
  if (command?.kind === 'deadline') return command.act;
  return command?.kind === 'go' ? command.screen : typed;
}

/** A case number with nothing behind it. */
function wholeNumber(words: string): string | null {
  const plain = words.trim().replace(/^(?:case|no\.?|number)\s+/i, '');
  return !plain.includes(' ') && readCaseNumber(`case ${plain}`) === plain ? plain : null;
}
