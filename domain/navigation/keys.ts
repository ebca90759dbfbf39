import type { Capacity } from '../identity/permissions.ts';
import { type ScreenKey, screensOf } from './screens.ts';

/** The key that opens a screen after G. */
export const screenChords: Record<ScreenKey, string> = {
  dashboard: 'h',
  'judge-dashboard': 'm',
  review: 'q',
  counter: 'u',
  'case-processing': 'f',
  cases: 'c',
  calendar: 'k',
  session: 'j',
  deadlines: 'd',
  'submitted-matters': 'y',
  firm: 'b',
  attorneys: 'a',
  people: 'p',
  activity: 'v',
  integrations: 'i',
  'api-access': 'x',
  'api-docs': 'w',
  'legal-research': 'r',
  research: 't',
  courtdoc: 'o',
  reports: 'e',
  notifications: 'n',
  settings: 's',
  'self-help': 'l',
};

/** What a key of the shell does. */
export type ShellAct = 'search' | 'sheet' | 'go';

type ShellKey = {
  act: ShellAct;
  /** As `KeyboardEvent.key`, in small letters. */
  key: string;
  /** With Control, or with Command on a Mac; such keys also act in text fields. */
  control?: true;
};

/** The keys of every screen. The sheet of keys and the handler are made from this table. */
export const shellKeys: readonly ShellKey[] = [
  { act: 'search', key: 'k', control: true },
  { act: 'search', key: '/' },
  { act: 'sheet', key: '?' },
  { act: 'go', key: 'g' },
];

export type Pressed = { key: string; control: boolean };

/** The act of a key, or undefined. */
export function shellActOf({ key, control }: Pressed): ShellAct | undefined {
  const pressed = key.toLowerCase();
  return shellKeys.find((one) => one.key === pressed && (one.control ?? false) === control)?.act;
}

/** The screens that a person opens with a key after G, in the order of the navigation. */
export function chordsOf(capacity: Capacity): { key: string; screen: ScreenKey }[] {
  return screensOf(capacity).map((screen) => ({ key: screenChords[screen], screen }));
}

/** The screen that a key after G opens for a person. */
export function screenAfterG(key: string, capacity: Capacity): ScreenKey | undefined {
  return chordsOf(capacity).find((chord) => chord.key === key.toLowerCase())?.screen;
}
