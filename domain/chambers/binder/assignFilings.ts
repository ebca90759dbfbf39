import type { BinderFiling } from './BinderDocument.ts';
import type { Matter } from './findMatters.ts';
import { familyOf, isSameSide } from './groupFilings.ts';
import { mentions } from './mentions.ts';
import { type Role, roleOf } from './partOf.ts';

/** A filing in a matter: its role, and the filing that it accompanies, if it is support. */
export type Assigned = { filing: BinderFiling; matter: number; role: Role; beside: BinderFiling | null };

/** The filings that belong to a motion that is heard. The others belong to none. */
export function assignFilings(filings: readonly BinderFiling[], matters: readonly Matter[]): Assigned[] {
  const assigned: Assigned[] = matters.flatMap(({ motions }, matter) =>
    motions.map((filing) => ({ filing, matter, role: 'motion' as const, beside: null })),
  );
  const rest = filings.filter((filing) => !assigned.some((one) => one.filing === filing));
  const isPrincipal = (filing: BinderFiling) => roleOf(filing.lead) !== 'support';
  // What others accompany is assigned first.
  for (const filing of [...rest.filter(isPrincipal), ...rest.filter((one) => !isPrincipal(one))]) {
    if (familyOf(filing.lead) === 'motion') continue;
    const role = roleOf(filing.lead);
    const beside = role === 'support' ? besideOf(filing, assigned) : undefined;
    const matter = beside?.matter ?? matterOf(filing, role, filings, assigned);
    if (matter !== undefined) assigned.push({ filing, matter, role, beside: beside?.filing ?? null });
  }
  return assigned;
}

/** The filing of the same party that a declaration or exhibit accompanies. */
function besideOf({ lead }: BinderFiling, assigned: readonly Assigned[]): Assigned | undefined {
  const principal = assigned.filter(({ role }) => role === 'motion' || role === 'opposition' || role === 'reply');
  const own = principal.filter(({ filing }) => isSameSide(filing.lead, lead));
  return (
    own.find(({ filing }) => lead.envelope_id !== null && filing.lead.envelope_id === lead.envelope_id) ??
    own.find(({ filing }) => filing.lead.entry !== null && filing.lead.entry === lead.related_entry) ??
    own.find(({ filing }) => mentions(lead.title, filing.lead.title)) ??
    own.findLast(({ filing }) => filing.lead.filed_on === lead.filed_on)
  );
}

/** The motion to which a filing belongs: by the docket, by its envelope, by its title; a response, by its date. */
function matterOf(
  filing: BinderFiling,
  role: Role,
  filings: readonly BinderFiling[],
  assigned: readonly Assigned[],
): number | undefined {
  const { lead } = filing;
  const motions = assigned.filter((one) => one.role === 'motion');
  const chain = chainOf(filing, filings);
  const related = chain.map((link) => assigned.find((one) => one.filing === link)).find((found) => found);
  // What the docket relates to another motion does not belong to one of these.
  if (related || chain.some((link) => familyOf(link.lead) === 'motion')) return related?.matter;
  const named =
    motions.find((one) => lead.envelope_id !== null && one.filing.lead.envelope_id === lead.envelope_id) ??
    motions.find((one) => mentions(lead.title, one.filing.lead.title));
  if (named || role === 'support' || role === 'earlier_order') return named?.matter;
  const earlier = motions.filter((one) => one.filing.lead.filed_on <= lead.filed_on);
  const isAnswer = role === 'opposition';
  return earlier.findLast((one) => isAnswer !== isSameSide(one.filing.lead, lead))?.matter;
}

/** The filings to which the docket relates a filing, the nearest first. */
function chainOf({ lead }: BinderFiling, filings: readonly BinderFiling[]): BinderFiling[] {
  const chain: BinderFiling[] = [];
  for (let number = lead.related_entry; number !== null; ) {
    const next = filings.find((one) => one.lead.entry === number);
    if (!next || chain.includes(next) || next.lead === lead) return chain;
    chain.push(next);
    number = next.lead.related_entry;
  }
  return chain;
}
