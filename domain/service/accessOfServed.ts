import { type AccessLevel, strictest } from '#domain/access/accessLevels';
import { levelOfConfidentiality } from '#domain/access/levelOfConfidentiality';
import type { ServedAccess } from './serviceChoices.ts';

type Known = {
  /** The access to the docket entry; null before the document is docketed. */
  entry: AccessLevel | null;
  /** The confidentiality of its filing code; null if no code applies with certainty. */
  confidentiality: string | null;
  /** Whether files of the case’s type are open to the public in general. */
  is_open_type: boolean;
};

/**
 * Who receives a served document through the portal, by the stricter of the levels of its entry and its filing code. It
 * fails closed: courtesy copies include only documents that are open to the public beyond doubt, and no one receives a
 * sealed document, which the court’s order says how to serve.
 */
export function accessOfServed({ entry, confidentiality, is_open_type }: Known): ServedAccess {
  const level = strictest(entry, confidentiality === null ? 'parties' : levelOfConfidentiality(confidentiality));
  if (level === 'court' || level === 'sealed') return 'withheld';
  return level === 'public' && confidentiality === 'public' && is_open_type ? 'open' : 'parties';
}

/** Whether a recipient receives a document with this access; `on_list`: a party or counsel on the case’s service list. */
export const mayReceive = (access: ServedAccess, on_list: boolean): boolean =>
  access === 'open' || (access === 'parties' && on_list);
