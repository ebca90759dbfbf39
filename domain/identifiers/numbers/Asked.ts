import { anyOf, pattern } from '#domain/text/pattern';
import type { IdentifierKind } from '../Identifier.ts';
import type { Chain } from './chainOf.ts';
import type { Atom } from './findAtoms.ts';
import type { Governing } from './labelOf.ts';

/** A number to examine: the position of its first atom, everything printed as one with it, and its label. */
export type Asked = {
  text: string;
  atoms: readonly Atom[];
  at: number;
  chain: Chain;
  named: Governing | undefined;
};

/** What it is, and the confidence in that. */
export type Hit = { kind: IdentifierKind; start: number; end: number; confidence: number };

const otherNumbers = [
  'case',
  'docket',
  'dkt',
  'cause',
  'index',
  'file',
  'invoice',
  'inv',
  'order',
  'part',
  'item',
  'model',
  'serial',
  'catalog',
  'tracking',
  'bates',
  'exhibit',
  'exh?',
  'receipt',
  'confirmation',
  'ref(erence)?',
  'transaction',
  'parcel',
  'apn',
  'permit',
  'product',
  'sku',
  'isbn',
  'lot',
  'tel(ephone)?',
  'phone',
  'fax',
  'facsimile',
  'contract',
  'project',
  'job',
  'ticket',
  'incident',
  'document',
  'instrument',
  'batch',
  'version',
  'control',
  'form',
  'bar',
  'matter',
  'po',
  'purchase',
  'vin',
  'routing',
  'zip',
  'policy',
  'check',
  'page',
  'para(graph)?',
  'section',
  'rule',
  'shipment',
  'unit',
  'claim',
  'report',
  'citation',
  'account code',
];
/** Words before a number that show that it is not a person's. */
const things = anyOf(otherNumbers);
const aThing = pattern('i')`\b${things}\b`;
const justBefore = pattern('i')`\b${things}\b\.?[ \n]?(?:id|numbers?|nos?\.?|#)?[\s:#.(]*$`;

/** Whether a number's label, or the word before it, shows that it is a case, invoice, or phone number. */
export function isOfThing({ text, named }: Asked, start: number): boolean {
  if (
    named?.near === 'direct' &&
    named.label.kind === 'other' &&
    aThing.test(text.slice(named.label.start, named.label.end))
  )
    return true;
  return justBefore.test(text.slice(Math.max(0, start - 32), start));
}
