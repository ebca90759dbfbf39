import { findDates } from '#domain/reading/dates/findDates';
import type { Submission } from '../../checks/Submission.ts';
import { amountOf, inDollars, isEntity } from '../amounts/amounts.ts';
import type { Evaluator, Outcome } from '../Evaluator.ts';
import { isOfOtherCases } from '../shared/isOfOtherCases.ts';
import { broken, met, missing, notApplicable, notChecked, statementsIn, titleOf } from '../shared/lookup.ts';
import { hasLawyer } from '../shared/paperNature.ts';

/** Whether who files may, and at this time and place, as far as the papers say it. */
export const eligibility: Evaluator = (rule, submission) => {
  const { parameters, applies_to } = rule;
  if (isOfOtherCases(rule, submission.forum)) return notApplicable;
  const [lead] = submission.documents;
  const title = titleOf(lead);
  if (parameters.residency_options_years !== undefined)
    return notChecked('Which ground of residence is pleaded, and whether it is met, is for a person to say.');
  if (parameters.max_claims_over_2500_per_year !== undefined) return smallClaimsCount(submission);
  if (parameters.corporate_plaintiff_needs_attorney === true) return companyNeedsLawyer(submission);
  if (parameters.entities === 'commercial_claims') return personsOnly(submission, title);
  if (parameters.max_years_after_death !== undefined)
    return willInTime(submission, Number(parameters.max_years_after_death));
  if (parameters.attorney_required === true) return representative(submission, title);
  if (parameters.state_months !== undefined) {
    if (!/divorce|dissolution/i.test(title) && statementsIn(lead, 'divorce').length === 0) return notApplicable;
    if (/separation|annul|nullity|parentage|paternity|custody|name/i.test(title) && !/divorce|dissolution/i.test(title))
      return notApplicable;
    return residence(submission, parameters, applies_to.jurisdiction[0] ?? 'this state');
  }
  return notChecked('Whether the condition is met does not show in the papers.');
};

type Lead = Submission['documents'][0];
const says = (lead: Lead, kind: string) => statementsIn(lead, kind).length > 0;

function residence(
  { documents: [lead] }: Submission,
  parameters: Readonly<Record<string, unknown>>,
  state: string,
): Outcome {
  const lacking = [
    ...(says(lead, 'six_months') ? [] : [`that a spouse has lived in ${state} for six months`]),
    ...(parameters.county_months === undefined || says(lead, 'three_months')
      ? []
      : ['and in the county for three months']),
    ...(parameters.county_days === undefined || says(lead, 'residence_90_days')
      ? []
      : ['and in the county for 90 days']),
    ...(parameters.plead === undefined || says(lead, 'irretrievably_broken')
      ? []
      : ['that the marriage is irretrievably broken']),
  ];
  if (lacking.length === 0) return met;
  const words = lacking.join(' ').replace(/^and /, 'that a spouse has lived ');
  return missing(
    lead,
    `The petition does not say ${words}.`,
    `Add, if it is so: "[Name] has resided in ${state} for at least six months${parameters.county_days ? ' and in this county for at least 90 days' : ''}${parameters.county_months ? ' and in this county for at least three months' : ''} before this petition."${parameters.plead ? ' "The marriage is irretrievably broken."' : ''}`,
  );
}

function smallClaimsCount({ documents: [lead] }: Submission): Outcome {
  const amount = amountOf(lead);
  if (amount === undefined) return notChecked('No sum that is claimed could be read.');
  if (amount.dollars <= 2500) return notApplicable;
  if (says(lead, 'small_claims_count')) return met;
  return missing(
    lead,
    `The claim is for ${inDollars(amount.dollars)} and does not say how many claims over $2,500 the claimant has filed this year.`,
    'Add: "I have not filed, and will not file, more than two small claims for more than $2,500 in California during this calendar year."',
  );
}

function companyNeedsLawyer({ documents: [lead], filer }: Submission): Outcome {
  const entity = isEntity(lead);
  if (entity === undefined) return notChecked('Who claims could not be read.');
  if (!entity || hasLawyer(lead) || filer.represented) return met;
  return broken({
    message: 'A company claims and no lawyer appears for it.',
    mend: 'Let a lawyer sign and file for the company, with name, address and ARDC number.',
    evidence: lead.reading.plaintiffs[0]?.evidence ?? [],
  });
}

function personsOnly({ documents: [lead] }: Submission, title: string): Outcome {
  const entity = isEntity(lead);
  if (entity === undefined) return notChecked('Who claims could not be read.');
  if (!entity || /commercial|consumer transaction/i.test(title)) return met;
  return broken({
    message: 'A company or association claims; in small claims only persons do.',
    mend: 'File it as a commercial claim; in a consumer case send the demand letter first.',
    evidence: lead.reading.plaintiffs[0]?.evidence ?? lead.reading.claimants[0]?.evidence ?? [],
  });
}

function willInTime({ documents: [lead], on }: Submission, years: number): Outcome {
  if (!/\bwill\b|testamentary|muniment/i.test(titleOf(lead)) || says(lead, 'intestate')) return notApplicable;
  const [died] = statementsIn(lead, 'died_on');
  const day = died?.value === undefined ? undefined : findDates(died.value)[0]?.iso;
  if (died === undefined || day === undefined) return notChecked('The day of death could not be read.');
  const last = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  if (on <= last || says(lead, 'not_in_default')) return met;
  return broken({
    message: `The will is offered more than ${years} years after the death.`,
    mend: 'Add, if it is so, the facts that show it: "Applicant was not in default in failing to offer the will within four years of the death, because [reason]."',
    evidence: died.evidence,
  });
}

function representative({ documents: [lead], filer }: Submission, title: string): Outcome {
  if (!/petition|administration|inventory|accounting|personal representative/i.test(title)) return notApplicable;
  if (hasLawyer(lead) || filer.represented || says(lead, 'sole_interested')) return met;
  return missing(
    lead,
    'No lawyer appears for the personal representative.',
    'Let a lawyer sign and file, or add, if it is so: "The personal representative is the sole interested person."',
  );
}
