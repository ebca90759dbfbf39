import type { DocumentText } from '#domain/documents/DocumentText';
import { mostFacts } from '#domain/documents/mostFacts';
import { cleanText } from '#domain/text/cleanText';
import { findHomeAddresses } from './addresses/findHomeAddresses.ts';
import { findBirthDates } from './dates/findBirthDates.ts';
import type { Found } from './Found.ts';
import { type Ground, groundsOf } from './Ground.ts';
import type { Identifier } from './Identifier.ts';
import { maskOf } from './maskOf.ts';
import { findMinors } from './minors/findMinors.ts';
import { findNumbers } from './numbers/findNumbers.ts';

/** A file of bank statements names accounts thousands of times; no one reviews more places than these. */
const most = mostFacts.identifiers;

/**
 * Every number, birth date, home address, and child's name in a document that a public record must not show in full, each with its
 * position and no more of it than may be shown.
 */
export function findIdentifiers(document: DocumentText): Identifier[] {
  const grounds = groundsOf(cleanText(document));
  const minors = findMinors(grounds);
  const found: Identifier[] = [];
  for (const [index, ground] of grounds.entries()) {
    const here = [...findNumbers(ground), ...findBirthDates(ground), ...findHomeAddresses(ground), ...minors[index]!];
    here.sort((one, other) => one.start - other.start);
    for (const one of here) found.push(toIdentifier(ground, one));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

function toIdentifier(ground: Ground, { start, end, ...found }: Found): Identifier {
  const quote = maskOf(found.kind, ground.text.slice(start, end), found.shown);
  return { ...found, evidence: ground.evidence(start, end, quote) };
}
