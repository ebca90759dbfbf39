import { courtForms, courtWords } from './data/courtForms.ts';
import { courts } from './data/courts.ts';

let byName: Map<string, string> | undefined;

function known(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  const add = (name: string, id: string) => {
    const key = keyOf(name);
    if (!byName!.has(key)) byName!.set(key, id);
  };
  const rows = [courtForms, courts].flatMap((list) =>
    list
      .trim()
      .split('\n')
      .map((line) => line.split('|')),
  );
  for (const [id = '', name = ''] of rows) add(name, id);
  // `Colo. App.`, where the table has only `Colo. Ct. App.`
  for (const [id = '', name = ''] of rows)
    if (/ (?:Ct\. App\.|App\. Ct\.)$/.test(name)) add(name.replace(' Ct.', ''), id);
  for (const [id = '', name = ''] of rows) if (/ App\.$/.test(name)) add(name.replace('App.', 'Ct. App.'), id);
  return byName;
}

/** Words of a court that name it alone, before a department, a district, or a city. */
const wholeCourt = /\b(?:App|Ct|Cir|Super|Ch|Dist|Bankr|Div|DCA|Cl|Commw|Cmwlth|CR|Cust)\b/i;
const districtCourt = /^(?:[A-Z]{2}|[NSEWMC]?D)[A-Z]{2,}/;

/** A court by the name that a citation's parenthesis gives it, in the field's short form: `9th Cir.` is `ca9`. */
export function findCourt(name: string): string | undefined {
  const list = known();
  const whole = list.get(keyOf(name));
  if (whole) return whole;
  // A department, a district or a city after the court does not make it another one.
  let words = name.split(/[\s—,]+|(?<=\.)(?=[A-Z])|(?<=[a-z.])-+(?=[A-Z])/).filter(Boolean);
  while (words.length > 1) {
    words = words.slice(0, -1);
    const shorter = words.join(' ');
    const key = keyOf(shorter);
    const id = list.get(key);
    if (id) return wholeCourt.test(shorter) || (districtCourt.test(key) && id.endsWith('d')) ? id : undefined;
  }
  return undefined;
}

/** One spelling of each word that courts' names have in several. */
const oneSpelling: Readonly<Record<string, string>> = Object.fromEntries(
  courtWords
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [one = '', ...others] = line.trim().split(' ');
      return others.map((other) => [other, one]);
    }),
);

/** Letters and figures of a court's name in capitals, with one spelling for each word. */
function keyOf(name: string): string {
  const words = name
    .toUpperCase()
    .replace(/['’]/g, '')
    .split(/[^A-Z0-9]+/)
    .filter((word) => word !== 'OF')
    .map((word) => oneSpelling[word] ?? word);
  if (words.at(-1) === '') words.pop();
  if (words.length > 2 && words.at(-1) === 'BANKR') words.unshift(words.pop()!);
  return words.join('').replace(/^(\d+(?:ST|D|TH)CIR)BAP$/, 'BAP$1');
}
