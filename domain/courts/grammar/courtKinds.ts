import { anyOf } from '#domain/text/pattern';

/** The names of trial courts in headings, longer ones first, with the name that the portal uses. */
const kinds: readonly [printed: RegExp, name: string][] = [
  [/general court of justice/, 'General Court of Justice'],
  [/probate (?:and|&) family court(?: department)?/, 'Probate and Family Court'],
  [
    /juvenile (?:and|&) domestic relations (?:general )?district court/,
    'Juvenile and Domestic Relations District Court',
  ],
  [/justice of the peace courts?/, 'Justice of the Peace Court'],
  [/general district court/, 'General District Court'],
  [/general sessions court|court of general sessions/, 'General Sessions Court'],
  [/magisterial district court/, 'Magisterial District Court'],
  [/business (?:and|&) consumer (?:docket|court)/, 'Business and Consumer Court'],
  [/(?:state-?wide )?business court/, 'Business Court'],
  [/courts? of common pleas|common pleas court/, 'Court of Common Pleas'],
  [/court of chancery/, 'Court of Chancery'],
  [/court of claims/, 'Court of Claims'],
  [/court of first instance/, 'Court of First Instance'],
  [/civil district court/, 'Civil District Court'],
  [/criminal district court/, 'Criminal District Court'],
  [/superior courts?(?: department)?/, 'Superior Court'],
  [/circuit courts?/, 'Circuit Court'],
  [/district courts?(?: department)?/, 'District Court'],
  [/county courts?/, 'County Court'],
  [/chancery courts?/, 'Chancery Court'],
  [/probate courts?|courts? of probate/, 'Probate Court'],
  [/family courts?/, 'Family Court'],
  [/municipal courts?/, 'Municipal Court'],
  [/metropolitan courts?/, 'Metropolitan Court'],
  [/magistrate'?s?'? courts?/, 'Magistrate Court'],
  [/small claims courts?/, 'Small Claims Court'],
  [/justice courts?/, 'Justice Court'],
  [/city courts?/, 'City Court'],
  [/town courts?/, 'Town Court'],
  [/village courts?/, 'Village Court'],
  [/parish courts?/, 'Parish Court'],
  [/orphans'? ?court/, "Orphans' Court"],
  [/state court/, 'State Court'],
  [/juvenile courts?/, 'Juvenile Court'],
  [/youth court/, 'Youth Court'],
  [/land court(?: department)?/, 'Land Court'],
  [/housing court(?: department)?/, 'Housing Court'],
  [/surrogate'?s'? court/, "Surrogate's Court"],
  [/criminal court/, 'Criminal Court'],
  [/tax court/, 'Tax Court'],
  [/water court/, 'Water Court'],
  [/high court/, 'High Court'],
];

/** Any of the kinds. */
export const kindSource = anyOf(kinds.map(([printed]) => printed)).source;

const whole = kinds.map(([printed, name]) => ({ test: new RegExp(`^(?:${printed.source})$`, 'i'), name }));

/** The portal's name of a kind of court. */
export function kindName(printed: string): string | undefined {
  const plain = printed.replace(/\s+/g, ' ');
  return whole.find(({ test }) => test.test(plain))?.name;
}
