import { anyOf, pattern } from '#domain/text/pattern';
import {
  codeAbbreviations,
  courtAbbreviations,
  localRules,
  procedureAbbreviations,
  ruleSets,
  ruleStates,
  ruleSubjects,
  stateNames,
} from './authorityWords.ts';

/** The kinds of law cited. */
export type AuthorityKind = 'statute' | 'rule' | 'regulation' | 'constitution';

/** A way of citing law: the words before the section's number, which follows where the pattern ends. */
export type AuthorityForm = {
  kind: AuthorityKind;
  hint: RegExp;
  pattern: RegExp;
  key: (match: RegExpMatchArray) => string;
};

/** State names and their abbreviations as codes and rules print them (The Bluebook, table T1.3). */
export const stateName = anyOf(stateNames);
const leadingState = pattern()`^${stateName},? `;

const section = '(?:(?:§{1,2}|[Ss]ec(?:tion)?s?\\.?) ?)?';

/** `Civ.` and `Civil`, `Proc.` and `Procedure`, with or without the state, name one code. */
export function keyOfCode(name: string): string {
  const withoutState = name.replace(leadingState, '');
  const words =
    (/\b(?:Code|Law|Act|Stat)/.test(withoutState) ? withoutState : name).toLowerCase().match(/[a-z]+/g) ?? [];
  return words
    .filter((word) => !/^(?:of|the|and|ann|annotated|west|s|rules?)$/.test(word))
    .map((word) => word.slice(0, 3))
    .join('');
}

const ruleOf: Record<string, string> = { civ: 'frcp', cri: 'frcrp', app: 'frap', ban: 'frbp', evi: 'fre' };
/** The book of federal rules that a match names. */
export const federalRule = (match: RegExpMatchArray) => ruleOf[match[1]!.slice(0, 3).toLowerCase()] ?? 'fed';

/** Law cited by a code's or a rule book's name, with the number after it. */
export const authorityForms: readonly AuthorityForm[] = [
  {
    kind: 'statute',
    hint: /U\. ?S\. ?C|USC/,
    pattern: pattern('g')`\b(\d{1,2}) ?(?:U\. ?S\. ?C\. ?(?:A\. ?|S\. ?)?|USCA? )${section}(?=\d)`,
    key: (match) => `${match[1]}usc`,
  },
  {
    kind: 'statute',
    hint: /United States Code|Title \d/,
    pattern:
      /\bTitle (\d{1,2}),? (?:of the )?(?:United States Code|U\.S\.C\.?),? ?(?:(?:§{1,2}|[Ss]ections?) ?)(?=\d)/g,
    key: (match) => `${match[1]}usc`,
  },
  {
    kind: 'regulation',
    hint: /C\. ?F\. ?R|CFR|Federal Regulations/,
    pattern:
      /\b(\d{1,2}) ?(?:C\. ?F\. ?R\.|CFR|Code of Federal Regulations)(?:,? (?:Parts?|pts?\.))? ?(?:(?:§{1,2}|[Ss]ections?) ?)?(?=\d)/g,
    key: (match) => `${match[1]}cfr`,
  },
  {
    kind: 'rule',
    hint: /Fed/i,
    pattern:
      /\bFed\. ?R(?:ules?|\.) ?(?:of )?(Civ|Crim|App|Bankr|Evid)[a-z]*\.? ?(?:P(?:roc)?\.?)?,? ?(?:Rules? )?(?=\d)/gi,
    key: federalRule,
  },
  {
    kind: 'rule',
    hint: /Federal Rules? of/,
    pattern:
      /\bFederal Rules? of (Civil|Criminal|Appellate|Bankruptcy|Evidence)(?: Procedure)?,? (?:[Rr]ules? )?(?=\d)/g,
    key: federalRule,
  },
  {
    kind: 'rule',
    hint: /\bFR(?:C|CR|A|B)P|\bFRE\b/,
    pattern: /\b(FRCP|FRCrP|FRAP|FRBP|FRE) (?:Rule )?(?=\d)/g,
    key: (match) => match[1]!.toLowerCase(),
  },
  {
    kind: 'rule',
    hint: /\bR\./,
    pattern: pattern(
      'gi',
    )`\b${stateName} ?${anyOf(courtAbbreviations)}?R\. ?(?:${anyOf(ruleSubjects)}\.? ?(?:& ?)?){0,6}(?:[Rr]ules? )?(?=\d)`,
    key: (match) => keyOfCode(match[0]),
  },
  {
    kind: 'rule',
    hint: /Rules? of|Court Rule|Rules, rule/,
    pattern: pattern(
      'g',
    )`\b${stateName} (?:Rules? of (?:Court|${anyOf(ruleSets)}(?: Procedure)?|Evidence)|Supreme Court Rules?|Court Rules?),? (?:[Rr]ules? )?(?=\d)`,
    key: (match) => keyOfCode(match[0]),
  },
  {
    kind: 'rule',
    hint: /Local|L\. ?R\.|\bLR\b|Rules? of Court/,
    pattern: pattern('g')`\b${anyOf(localRules)} ?(?=\d)`,
    key: (match) => (/^Local|L\. ?R|LR/.test(match[0]) ? 'local' : 'calrulesofcourt'),
  },
  { kind: 'statute', hint: /ILCS/, pattern: /\b(\d{2,3}) ?ILCS ?(?=\d)/g, key: (match) => `${match[1]}ilcs` },
  {
    kind: 'regulation',
    hint: /NYCRR|N\. ?Y\. ?C\. ?R/,
    pattern: /\b(\d{1,2}) ?(?:N\. ?Y\. ?C\. ?R\. ?R\.|NYCRR) ?(?:§{1,2} ?|Part )?(?=\d)/g,
    key: (match) => `${match[1]}nycrr`,
  },
  {
    kind: 'regulation',
    hint: /Code Regs|Admin\. Code|Administrative Code/,
    pattern: pattern(
      'g',
    )`\b(?:\d{1,2} )?${stateName} (?:Code Regs?\.,?|Admin(?:istrative|\.) Code)(?: Ann\.)?,? ?(?:R\. |tit(?:le|\.) \d{1,2},? )?${section}(?=\d)`,
    key: (match) => keyOfCode(match[0]),
  },
  {
    kind: 'statute',
    hint: /G\.L\.|Gen\. Laws/,
    pattern: /\b(?:M\.)?(?:G\.L\.|Mass\. Gen\. Laws(?: Ann\.)?) ?(?:c|ch)\. ?(\d{1,3}[A-Z]{0,2}),? ?§{1,2} ?(?=\d)/g,
    key: (match) => `mgl${match[1]!.toLowerCase()}`,
  },
  {
    kind: 'statute',
    hint: /[A-Z]{3}|[A-Z]\.[A-Z]\./,
    pattern: pattern('g')`\b(${anyOf(codeAbbreviations)}) ?(?:(?:§{1,2}|[Ss]ections?|[Rr]ules?) ?)?(?=\d)`,
    key: (match) => match[1]!.toLowerCase().replace(/[^a-z]/g, ''),
  },
  {
    kind: 'rule',
    hint: /R\. ?C(?:iv|rim)?\. ?P|R\.C\.P|R\.A\.P/,
    pattern: pattern('g')`\b${anyOf(ruleStates)}\. ?R\. ?${anyOf(procedureAbbreviations)}(?: No\.)? ?(?:Rule )?(?=\d)`,
    key: (match) => match[0].toLowerCase().replace(/[^a-z]/g, ''),
  },
  { kind: 'rule', hint: /MCR|M\.C\.R/, pattern: /\b(?:MCR|M\.C\.R\.) ?(?=\d)/g, key: () => 'mcr' },
];
