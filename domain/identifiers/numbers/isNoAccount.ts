import { anyOf, pattern } from '#domain/text/pattern';

const stateNames = [
  'A[KLRZ]',
  'C[AOT]',
  'D[CE]',
  'FL',
  'GA',
  'HI',
  'I[ADLN]',
  'K[SY]',
  'LA',
  /M[ADEINOST]/,
  /N[CDEHJMVY]/,
  'O[HKR]',
  'P[AR]',
  'RI',
  'S[CD]',
  'T[NX]',
  'UT',
  'V[AT]',
  'W[AIVY]',
  'Ala',
  'Alaska',
  'Ariz(ona)?',
  'Ark(ansas)?',
  'Calif(ornia)?',
  'Cal',
  'Colo(rado)?',
  'Conn(ecticut)?',
  'Del(aware)?',
  'Fla',
  'Florida',
  'Ga',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Ill(inois)?',
  'Ind(iana)?',
  'Iowa',
  'Kan(sas)?',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Mass(achusetts)?',
  'Mich(igan)?',
  'Minn(esota)?',
  'Miss(issippi)?',
  'Missouri',
  'Mont(ana)?',
  'Neb(raska)?',
  'Nev(ada)?',
  'New (Hampshire|Jersey|Mexico|York)',
  'N(orth)?.? ?(Carolina|Dakota)',
  'Ohio',
  'Okla(homa)?',
  'Ore(gon)?',
  'Penn(sylvania)?',
  'Rhode Island',
  'S(outh)?.? ?(Carolina|Dakota)',
  'Tenn(essee)?',
  'Tex(as)?',
  'Utah',
  'Vermont',
  '(West )?Virginia',
  'Wash(ington)?',
  'Wis(consin)?',
  'Wyo(ming)?',
];
const states = anyOf(stateNames);
const behindState = pattern()`\b${states}\.?,?\s{1,3}$`;
const zip = /^\d{5}(?:[-–]\d{4})?$/;
const years = /^(?:19|20)\d\d ?[-–] ?(?:(?:19|20)\d\d|\d\d)$/;
const codeNouns = ['stat', 'code', 'u.s.c', 'c.f.r', 'o.c.g.a', 'rev. stat'];
const lawNouns = [
  'copyright',
  'sections?',
  'secs?.',
  'art(icle|.)',
  'ch(apter|.)',
  'title',
  'rules?',
  'pub. ?l. ?no.',
  pattern()`${anyOf(codeNouns)}\b\.?(?: ?ann\.)?`,
];
const lawSigns = [/§{1,2}/, /©/, /\(c\)/, pattern()`\b${anyOf(lawNouns)}`];
/** Signs and words behind which a number is a law's, a rule's or a notice of copyright. */
const ofLaw = pattern('i')`${anyOf(lawSigns)}\s{0,3}$`;

/** Whether a number next to the word `account` is something else: a ZIP code, a span of years, a section of a law. */
export function isNoAccount(number: string, before: string): boolean {
  if (years.test(number) || ofLaw.test(before)) return true;
  return zip.test(number) && behindState.test(before);
}
