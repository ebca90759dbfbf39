import type {
  listRequirements as endpoint,
  FeeShown,
  RequirementList,
  RequirementShown,
} from '#contract/courtdocRequirements';
import type { InputOf } from '#contract/endpoint';
import type { Fee } from '#domain/rules/Fee';
import { findFees, findRequirements, requirements } from '#domain/rules/findRequirements';
import type { Requirement } from '#domain/rules/Rule';
import { sources } from '#domain/rules/sources';

const docTypes = [...new Set(requirements.flatMap(({ applies_to }) => applies_to.doc_types))]
  .filter((one) => !one.startsWith('any'))
  .sort();

/** One page of the requirements that apply, those first for which someone may act, with the fees and what each rests on. */
export function listRequirements({ page, per_page, doc_type, ...asked }: InputOf<typeof endpoint>): RequirementList {
  const found = findRequirements({ ...asked, doc_types: doc_type ? [doc_type] : [] });
  const from = (page - 1) * per_page;
  return {
    data: found.slice(from, from + per_page).map(describe),
    total: found.length,
    total_pages: Math.ceil(found.length / per_page),
    fees: asked.q === '' ? findFees(asked).map(describeFee) : [],
    doc_types: docTypes,
  };
}

function describe({ applies_to, kind, automation, sources: names, ...one }: Requirement): RequirementShown {
  return {
    id: one.id,
    jurisdiction: [...applies_to.jurisdiction],
    court_level: [...applies_to.court_level],
    court_system: applies_to.court_system,
    court_ids: applies_to.court_ids.filter((id) => id !== '*'),
    case_types: [...applies_to.case_types],
    doc_types: [...applies_to.doc_types],
    requirement: one.requirement,
    check: kind,
    automation,
    consequence: one.consequence,
    form_advice: one.form_advice === true,
    citation: one.citation,
    confidence: one.confidence,
    sources: seenIn(names),
    effective_from: one.effective_from,
    checked_on: one.checked_on,
    caveat: one.caveat,
  };
}

/** A fee as the screens show it. */
export function describeFee({
  id,
  system,
  court,
  description,
  amount_usd,
  citation,
  as_of,
  confidence,
  ...fee
}: Fee): FeeShown {
  return {
    id,
    system,
    court,
    case_types: [...fee.case_types],
    description,
    amount_usd,
    citation,
    as_of,
    confidence,
    sources: seenIn(fee.sources),
    checked_on: fee.checked_on,
    caveat: fee.caveat,
  };
}

function seenIn(names: readonly string[]) {
  return names.flatMap((name) => sources[name] ?? []);
}
