/**
 * Officers who followed each other in an office that is sued by its holder's name: a decision is reported under the name of the officer at the time and cited under a successor's (Fed. R. Civ. P. 25(d), Fed. R. App. P. 43(c)).
 */
const offices: readonly string[] = [
  // Commissioners of Social Security, and before them the Secretaries who answered for it
  'gardner cohen richardson weinberger mathews califano harris schweiker heckler bowen sullivan shalala chater apfel halter massanari barnhart astrue colvin berryhill saul kijakazi omalley dudek bisignano commissioner secretary social ssa',
  // Attorneys General of the United States, and the Immigration and Naturalization Service
  'kennedy katzenbach clark mitchell saxbe levi bell civiletti smith meese thornburgh barr reno ashcroft gonzales mukasey holder lynch sessions whitaker rosen wilkinson garland bondi attorney ins immigration',
  // Secretaries of Health and Human Services
  'heckler bowen sullivan shalala thompson leavitt sebelius burwell price azar becerra kennedy secretary health hhs',
  // Secretaries of Homeland Security
  'ridge chertoff napolitano johnson kelly duke nielsen wolf mayorkas noem secretary homeland dhs',
  // Secretaries of Veterans Affairs
  'derwinski brown west principi nicholson peake shinseki mcdonald shulkin wilkie mcdonough collins secretary veterans',
];

const held = offices.map((names) => new Set(names.split(' ')));

/** Whether two parties may be holders of one office, or one its holder and the other the office. */
export function holdOneOffice(one: readonly string[], other: readonly string[]): boolean {
  return held.some((names) => one.some((word) => names.has(word)) && other.some((word) => names.has(word)));
}

const titles = new Set(
  'commissioner secretary attorney warden director superintendent sheriff administrator governor administration'.split(
    ' ',
  ),
);

/** Whether a party is named by its office, for example `Warden, Folsom State Prison`. */
export function isOffice(words: readonly string[]): boolean {
  return words.some((word) => titles.has(word));
}
