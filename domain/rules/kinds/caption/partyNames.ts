import type { CheckedDocument } from '../../checks/Submission.ts';
import type { Evaluator } from '../Evaluator.ts';
import type { Outcome } from '../Outcome.ts';
import { frontOf, isForm } from '../shared/Front.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';

/** Whether the caption names the parties in full. */
export const partyNames: Evaluator<'party_names'> = (_rule, { documents: [lead] }) =>
  isForm(lead) ? notApplicable : fullCaption(lead);

/**
 * Whether a petition states the names and residences of the parties. In Texas, they are required in the petition; its
 * caption may be short (Tex. R. Civ. P. 79).
 */
export const partyResidence: Evaluator<'party_residence'> = (_rule, { documents: [lead] }) =>
  namesParties(lead) ? residences(lead) : missing(lead, { code: 'caption.parties_missing', values: {} });

/** A first pleading names every party; `et al.` is permitted only in later documents (Fed. R. Civ. P. 10(a)). */
function fullCaption(lead: CheckedDocument): Outcome {
  const [shortened] = statementsIn(lead, 'et_al_in_caption');
  // The first title above a cross-action is that of the original action, which may be short.
  if (shortened !== undefined && !/cross|third[- ]party|counter/i.test(titleOf(lead)))
    return broken({
      says: { code: 'caption.parties_shortened', values: {} },
      evidence: shortened.evidence,
    });
  return namesParties(lead) ? met : missing(lead, { code: 'caption.parties_missing', values: {} });
}

function namesParties(lead: CheckedDocument): boolean {
  const { plaintiffs, defendants, claimants } = lead.reading;
  const front = frontOf(lead);
  if (plaintiffs.length + defendants.length + claimants.length > 0) return true;
  return front.has('matter') || (front.has('sides') && front.has('role'));
}

/** Whether the caption names a party on each side. */
export const partyEachSide: Evaluator<'party_each_side'> = (_rule, { documents: [lead] }) => {
  if (isForm(lead)) return notApplicable;
  const front = frontOf(lead);
  const { plaintiffs, defendants } = lead.reading;
  if ((plaintiffs.length > 0 && defendants.length > 0) || front.has('matter') || front.has('sides')) return met;
  if (plaintiffs.length + defendants.length > 0 && front.has('role')) return met;
  return missing(lead, { code: 'caption.side_missing', values: {} });
};

/** The role on appeal follows the role at trial (22 NYCRR 1250.6(d)). */
export const appealRoles: Evaluator<'appeal_roles'> = ({ parameters }, { documents: [lead] }) => {
  if (isForm(lead)) return notApplicable;
  const { plaintiffs, defendants, claimants } = lead.reading;
  const roles = [...plaintiffs, ...defendants, ...claimants].flatMap(({ parts }) => parts?.role ?? []);
  if (roles.length === 0) return notChecked({ code: 'caption.roles_unread', values: {} });
  // Parties to an original proceeding, and children, have no role at trial.
  if (roles.some((role) => parameters.roles.some((suffix) => new RegExp(`\\b${suffix}`, 'i').test(role)))) return met;
  const [first] = [...plaintiffs, ...defendants];
  return broken({
    says: { code: 'caption.trial_role_only', values: { role: roles[0]! } },
    evidence: first?.evidence ?? [],
  });
};

function residences(lead: CheckedDocument): Outcome {
  if (statementsIn(lead, 'residence', 'address').length > 0) return met;
  return missing(lead, { code: 'caption.residence_missing', values: {} });
}
