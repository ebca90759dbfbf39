import { codeSubjects, lawJurisdictions, lawSubjects, statePublications, unassignedLaws } from './data/lawKinds.ts';
import { lawFilter } from './lawFilter.ts';
import { type Met, NameTree } from './NameTree.ts';

/** A law's name as cited, and how its sections may follow; the marks are those of data/lawKinds.ts. */
export type LawName = { name: string; marks: string };

/** A law named in a text, and where its name ends. */
export type NamedLaw = LawName & { end: number };

type Trees = { jurisdictions: NameTree<string>; publications: NameTree<LawName>; laws: NameTree<LawName> };

let trees: Trees | undefined;

function plant(): Trees {
  const jurisdictions = new NameTree<string>('folded', lawFilter);
  for (const [name, forms] of rows(lawJurisdictions)) for (const form of forms) jurisdictions.at(form, () => name);
  const publications = new NameTree<LawName>('folded');
  const laws = new NameTree<LawName>('folded', lawFilter);
  for (const [name, forms, marks] of rows(statePublications)) addTo(publications, forms, { name, marks });
  for (const [name, forms, marks] of rows(unassignedLaws)) addTo(laws, forms, { name, marks });
  for (const [name, forms] of rows(codeSubjects)) {
    for (const ending of ['Code', 'Code Ann.']) {
      const law = { name: `${name} ${ending}`, marks: '§f' };
      const written = forms.map((form) => `${form} ${ending}`);
      addTo(publications, written, law);
      addTo(laws, written, law);
    }
  }
  for (const [name, forms, marks] of rows(statePublications)) {
    if (/^(?:Code C|Fam|Surr|Ct\. Cl)/.test(name)) addTo(laws, forms, { name, marks });
  }
  for (const [name, forms] of rows(lawSubjects)) {
    const law = { name: `${name} Law`, marks: '§f' };
    const written = forms.map((form) => `${form} Law`);
    addTo(publications, written, law);
    addTo(laws, written, law);
  }
  return { jurisdictions, publications, laws };
}

function addTo(tree: NameTree<LawName>, forms: readonly string[], law: LawName): void {
  for (const form of forms) tree.at(form, () => law);
}

function rows(list: string): [name: string, forms: string[], marks: string][] {
  return list
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', others = '', marks = ''] = line.split('|');
      return [name, [name, ...others.split(';').filter(Boolean)], marks];
    });
}

const none: NamedLaw[] = [];

/** A word that also begins a sentence or another name is a jurisdiction only with its point. */
const everyday = /^(?:Or|Me|In|Miss|Mass|Wash|Del|Ill|Pa|La|F)\s/;

/** Fills the filter with the names of laws. */
export function plantLaws(): void {
  trees ??= plant();
}

/** The laws whose name begins at a capital, the longest name first. */
export function lawsNamedAt(text: string, at: number): NamedLaw[] {
  trees ??= plant();
  const { jurisdictions, publications, laws } = trees;
  const alone = laws.meet(text, at);
  const states = jurisdictions.meet(text, at);
  if (alone.length === 0 && states.length === 0) return none;
  const met: NamedLaw[] = [];
  for (const one of alone) push(met, text, at, one, '');
  for (const { end, value } of states) {
    const from = afterName(text, end);
    if (everyday.test(text.slice(at, at + 5))) continue;
    let next = from;
    if (text.charCodeAt(next) === 44) next += 1;
    while (next - from < 4 && text.charCodeAt(next) <= 32) next += 1;
    const code = text.charCodeAt(next);
    if (code < 65 || code > 90) continue;
    for (const one of publications.meet(text, next)) push(met, text, next, one, `${value} `);
  }
  return met.length > 1 ? met.sort((one, other) => other.end - one.end) : met;
}

/** After a word in full, a point ends the sentence. */
const writtenOut = /(?:rules?|codes?|laws?|act|statutes?|procedure|evidence|regulations?|[a-z]{7})$/i;

function push(met: NamedLaw[], text: string, from: number, { end, value }: Met<LawName>, before: string): void {
  const { marks } = value;
  const isPointed = end - from === 1 || !writtenOut.test(text.slice(Math.max(from, end - 14), end));
  const after = isPointed ? afterName(text, end) : end;
  const code = text.charCodeAt(after);
  if (text.charCodeAt(after - 1) !== 46 && ((code >= 65 && code <= 90) || (code >= 97 && code <= 122))) return;
  if (marks.includes('c') && !/^[A-Z][A-Z.&\s]|^(?:La|Ind|Trial|Fla|Idaho|C\.?R)/.test(text.slice(from, from + 6)))
    return;
  met.push({ name: `${before}${value.name}`, marks, end: after });
}

/** The end of a name with its point. */
function afterName(text: string, end: number): number {
  return text.charCodeAt(end) === 46 ? end + 1 : end;
}
