import { citationKey } from './citationKey.ts';

/** Ways in which one code is written, in small letters without signs. */
const oneWay: readonly [RegExp, string][] = [
  [/(?:subd|subdivision|par|para|paragraph)(?:s)?[a-z\d]{0,6}$/, ''],
  [/sections?|secs?(?=\d)/, '§'],
  [/§+/, '§'],
  [/^frcp(?=\d)/, 'fedrcivp'],
  [/^federalrulesofcivilprocedure(?:rule)?|^federalrulesofcivilprocedure/, 'fedrcivp'],
  [/^fre(?=\d)/, 'fedrevid'],
  [/^(?:cal|california)?(?:codeofcivilprocedure|codecivproc|civproccode|ccp)/, 'codecivproc'],
  [/^(?:cal|california)?(?:evidence|evid)code/, 'evidcode'],
  [/^(?:cal|california)?(?:civil|civ)code/, 'civcode'],
  [/^(?:cal|california)?(?:family|fam)code/, 'famcode'],
  [/^(?:cal|california)?(?:probate|prob)code/, 'probcode'],
  [/^(?:cal|california)?(?:penal|pen)code/, 'pencode'],
  [/^(?:cal|california)?(?:government|gov|govt)code/, 'govcode'],
  [/^(?:cal|california)?(?:businessandprofessions|busprof|businessprofessions)code/, 'busprofcode'],
  [/^(?:ny|newyork)?cplr§?/, 'cplr'],
];

/** A statute or rule without signs, subdivisions and the many ways to write one code: `Evid. Code, § 352` is `evidcode§352`. */
export function lawKey(citation: string): string {
  return oneWay.reduce((key, [ways, one]) => key.replace(ways, one), citationKey(citation));
}

/** The keys under which a library may have it: with the state that a document of that state leaves out. */
export function lawKeys(key: string): string[] {
  return [key, `cal${key}`, `ny${key}`];
}
