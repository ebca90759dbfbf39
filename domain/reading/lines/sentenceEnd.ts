/** Abbreviations whose full stop ends no sentence. */
export const abbreviation =
  /(?:\b(?:v|vs|No|Nos|Minn|Wis|Mo|Ariz|Colo|Conn|Del|Ga|Haw|Kan|Ky|La|Mass|Md|Me|Miss|Mont|Neb|Nev|Okla|Or|Pa|Va|Vt|Wash|Wyo|Ala|Ark|Prac|Rem|subd|par|tit|Reg|Regs|Comm|Assn|Bd|Hosp|Univ|Mfg|Bankr|Adv|Pet|Resp|Inc|Corp|Co|Ltd|Mr|Mrs|Ms|Dr|Jr|Sr|St|Hon|Rev|Gov|Sen|Rep|Gen|Lt|Sgt|Capt|Fed|Civ|Crim|App|Evid|Cir|Ct|Dist|Div|Stat|Cal|Tex|Fla|Ill|Mich|Ind|Tenn|Ex|Exh|Doc|Docs|Dkt|Art|Sec|Ch|Cl|Def|Pl|Supp|Rptr|Ann|Bus|Prof|Proc|Gov't|Ass'n|Dep't|Int'l|Nat'l|Bros|etc|al|seq|e\.g|i\.e|cf|Id|approx|vol|p|pp|Jan|Feb|Mar|Apr|Aug|Sept|Oct|Nov|Dec|U\.S|R|L|P|A|N|E|S|W)|\b[A-Z])\.$/;

/** Where the sentence that goes on at a place of a text ends, before its full stop; undefined where it does not end. */
export function sentenceEnd(text: string, from: number): number | undefined {
  for (const match of text.slice(from).matchAll(/\.(?=\s+["'(]?[A-Z]|\s*$)/g)) {
    const at = from + match.index;
    const isLast = /^\s*$/.test(text.slice(at + 1, at + 40)) && at + 40 > text.length;
    if (isLast || !abbreviation.test(text.slice(Math.max(0, at - 9), at + 1))) return at;
  }
  return undefined;
}
