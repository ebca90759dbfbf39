import { readCategories } from '../readCategories.ts';

/** Case categories of the immigration courts: kinds of proceedings before the immigration courts. */
export const immigrationCourtCategories = readCategories(`
  immigration_court.rmv|RMV|Removal proceedings|Removal|Immigration|parties_and_counsel_only|no|immigration|high|8 C.F.R. 208.6, 1003.27; no public file
  immigration_court.aoc|AOC|Asylum-only or withholding-only|Removal|Immigration|parties_and_counsel_only|no|immigration|high|8 C.F.R. 208.6, 1003.27; no public file
  immigration_court.bnd|BND|Bond proceedings|Removal|Immigration|parties_and_counsel_only|no|immigration|high|8 C.F.R. 208.6, 1003.27; no public file
  immigration_court.cfr|CFR|Credible or reasonable fear review|Removal|Immigration|parties_and_counsel_only|no|immigration|high|8 C.F.R. 208.6, 1003.27; no public file
  immigration_court.res|RES|Rescission|Removal|Immigration|parties_and_counsel_only|no|immigration|high|8 C.F.R. 208.6, 1003.27; no public file
`);
