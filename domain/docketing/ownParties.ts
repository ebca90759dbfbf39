import { sameBarNumber } from '#domain/attorneys/barNumber';
import { documentType } from '#domain/documentTypes/documentType';
import type { DocumentTypeId } from '#domain/documentTypes/documentTypes';
import { samePersonName } from '#domain/names/samePersonName';
import { filersAmong } from './filersAmong.ts';
import type { NamedParty } from './nameFiler.ts';

/** A party of a case as the docket names them, with the bar numbers of their present counsel. */
export type RepresentedParty = NamedParty & { counsel_bar_numbers: string[] };

/** What a document states about who files it, and the name of the person who does. */
export type StatedFiler = { bar_numbers: readonly string[]; clients: readonly string[]; filer: string | null };

/**
 * The parties for whom a document is filed: those whose counsel signed it, a party who filed it personally, those whom
 * the signature block or the title names, or the side that files documents of this type. Without any of these, no one:
 * a person adds the name.
 */
export function ownParties<Party extends RepresentedParty>(
  document: { title: string | null; document_type: DocumentTypeId | null },
  parties: readonly Party[],
  { bar_numbers, clients, filer }: StatedFiler,
): Party[] {
  const represented = parties.filter(({ counsel_bar_numbers }) =>
    counsel_bar_numbers.some((own) => bar_numbers.some((number) => sameBarNumber(number, own))),
  );
  if (represented.length > 0) return represented;
  const personal = parties.filter(({ full_name }) => filer && samePersonName(full_name, filer));
  if (personal.length > 0) return personal;
  const named = filersAmong(clients, parties);
  if (named.length > 0) return named;
  const title = /^(.*?)['’]s?\s/.exec(document.title ?? '')?.[1];
  const titled = title ? filersAmong([title], parties) : [];
  if (titled.length > 0) return titled;
  const side = document.document_type && documentType(document.document_type).filer;
  if (side !== 'plaintiffs' && side !== 'defendants') return [];
  const first = parties[0]?.role;
  return parties.filter(({ role }) => (side === 'plaintiffs') === (role === first));
}
