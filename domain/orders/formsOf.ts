import { courtKindOf, type KindCourt } from '#domain/courts/courtKindOf';
import { orderForms } from './data/orderForms.ts';
import type { OrderForm } from './OrderForm.ts';

/** The forms of orders that a judge of this court signs: those of every system and those of its system. */
export function formsOf(court: KindCourt): OrderForm[] {
  const kind = courtKindOf(court);
  const own = kind === 'scotus' ? 'federal_appellate' : kind;
  const isUsed = ({ systems, signature }: OrderForm) =>
    /judge/.test(signature) && (systems.includes('*') || (own !== null && systems.includes(own)));
  return (orderForms as readonly OrderForm[]).filter(isUsed);
}
