import type { CaseType } from '#domain/courts/choices';
import { organization } from '#domain/reading/caption/nameWords';

type Sides = { plaintiffs: string[]; claimants: string[]; defendants: string[] };

/**
 * The title that the caption gives a new case: `Specimen v. Example Foods, Inc.`, `Estate of Robin Exemplar`. Null when
 * no party was read: a case is named for its parties, never for the document that opens it. Null also in probate where the
 * caption names no decedent, ward or conservatee: the petitioner is not the estate, and the clerk enters the title.
 */
export function nameCase({ plaintiffs, claimants, defendants }: Sides, caseType: CaseType): string | null {
  const first = [...plaintiffs, ...claimants];
  const matter = [...first, ...defendants].map(nameMatter).find((one) => one !== null);
  if (matter) return matter;
  if (caseType === 'Probate') return null;
  if (first.length > 0 && defendants.length > 0) {
    if (caseType === 'Family Law') return `In re ${shorten(first[0]!)} and ${shorten(defendants[0]!)}`;
    return `${abridge(first)} v. ${abridge(defendants)}`;
  }
  const only = first[0] ?? defendants[0];
  return only ? `In re ${only}` : null;
}

const matters =
  /^(?:in (?:re|the matter of)\b:? *)?(?:the )?(estate|conservatorship|guardianship|trust) of:? +(?:the )?(.+)$/i;

/** `In re Conservatorship of Jamie Roe, an adult` is called `Conservatorship of Jamie Roe`; null for a name of another form. */
function nameMatter(name: string): string | null {
  const found = matters.exec(name.replace(/\s+/g, ' ').trim());
  if (!found) return null;
  const whose = found[2]!.replace(
    /,? *\b(?:deceased|(?:an?|the) (?:proposed )?(?:minor|adult|ward|conservatee|incapacitated person|alleged incapacitated person))\b.*$/i,
    '',
  );
  const kind = found[1]!.toLowerCase();
  return `${kind.charAt(0).toUpperCase()}${kind.slice(1)} of ${whose.trim()}`;
}

function abridge(names: string[]): string {
  return names.length > 1 ? `${shorten(names[0]!)}, et al.` : shorten(names[0]!);
}

/** A person by the family name, anyone else by the full name. */
function shorten(name: string): string {
  const plain = name.replace(/\s+/g, ' ').trim();
  if (organization.test(plain) || /^(the )?(people|state|commonwealth|united states)\b/i.test(plain)) return plain;
  const [person = plain] = plain.split(',');
  const words = person.split(' ').filter((word) => !/^(jr|sr|ii|iii|iv|esq)\.?$/i.test(word));
  const last = words.at(-1) ?? plain;
  // "Maria de la Cruz": small words belong to the family name.
  const from = words.findLastIndex((word, index) => index < words.length - 1 && !/^[a-z]/.test(word)) + 1;
  return words.slice(Math.max(from, 0)).join(' ') || last;
}
