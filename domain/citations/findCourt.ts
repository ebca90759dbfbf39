import { courtForms } from './data/courtForms.ts';
import { courts } from './data/courts.ts';

let byName: Map<string, string> | undefined;

function known(): Map<string, string> {
  if (byName) return byName;
  byName = new Map();
  for (const list of [courtForms, courts]) {
    for (const line of list.trim().split('\n')) {
      const [id = '', name = ''] = line.split('|');
      const key = letters(name);
      if (!byName.has(key)) byName.set(key, id);
    }
  }
  return byName;
}

/** A court by the name that a citation's parenthesis gives it, in the field's short form: `9th Cir.` is `ca9`. */
export function findCourt(name: string): string | undefined {
  const list = known();
  const whole = list.get(letters(name));
  if (whole) return whole;
  // A department, a district or a city after the court does not make it another one.
  let words = name.split(/[\s—,]+|(?<=\.)(?=[A-Z])|(?<=[a-z])-(?=[A-Z])/).filter(Boolean);
  while (words.length > 1) {
    words = words.slice(0, -1);
    const shorter = words.join(' ');
    const id = list.get(letters(shorter));
    if (id) return /\b(?:App|Ct|Cir|Super|Ch|Dist|Bankr|Div|D|DCA|Cl)\b/i.test(shorter) ? id : undefined;
  }
  return undefined;
}

function letters(name: string): string {
  return name.replace(/[^A-Za-z0-9]/g, '').toUpperCase();
}
