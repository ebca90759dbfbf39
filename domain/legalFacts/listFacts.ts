import { acceptancePolicies } from '#domain/acceptance/acceptancePolicies';
import type { CheckedFact, FactKind, ListedFact } from '#domain/authority/CheckedFact';
import { conflictRules } from '#domain/cases/data/conflictRules';
import { stateHolidays } from '#domain/courts/holidays/holidaysOf';
import { usFederalHolidays } from '#domain/courts/holidays/usFederal';
import { countingRules } from '#domain/deadlines/countingRules';
import { deadlineRules } from '#domain/deadlines/deadlineRules';
import { serviceExtensions } from '#domain/deadlines/serviceExtensions';
import { defaultLaws } from '#domain/defaults/data/defaultLaws';
import { instruments } from '#domain/issuance/data/instruments';
import { fees } from '#domain/rules/fees';
import { requirements } from '#domain/rules/findRequirements';
import { judgeClocks } from '#domain/rulings/data/judgeClocks';
import { tentativeRules } from '#domain/rulings/tentatives/tentativeRules';
import { sealingRules } from '#domain/sealing/sealingRules';
import { workItemLaw } from '#domain/workItems/data/workItemLaw';

type Fact = { id: string; citation: string; confidence: ListedFact['confidence'] } & Partial<CheckedFact>;

/** Every fact of law that the portal keeps, with the day on which it was last checked. */
export function listFacts(): ListedFact[] {
  const holidays = [usFederalHolidays, ...Object.values(stateHolidays)];
  return [
    ...listed('deadline', deadlineRules),
    ...listed(
      'counting',
      Object.entries(countingRules).map(([id, rule]) => ({ id, ...rule })),
    ),
    ...listed(
      'service',
      serviceExtensions.map((one) => ({ id: `${one.system} ${one.method}`, ...one })),
    ),
    ...listed(
      'holidays',
      holidays.map((one) => ({ id: one.name, citation: one.authority, ...one })),
    ),
    ...listed('fee', fees),
    ...listed('requirement', requirements),
    ...listed('requirement', factsOfDefaults()),
    ...listed('requirement', factsOfInstruments()),
    ...listed(
      'clock',
      judgeClocks.map((one) => ({ ...one, citation: one.authority })),
    ),
    ...listed(
      'policy',
      sealingRules.map((one) => ({ ...one, citation: one.authority })),
    ),
    ...listed(
      'request',
      workItemLaw.map((one) => ({ ...one, citation: one.authority })),
    ),
    ...listed(
      'policy',
      Object.entries(tentativeRules).map(([system, one]) => ({
        ...{ ...one, id: `tentative rulings ${system}`, citation: one.authority },
      })),
    ),
    ...listed(
      'policy',
      Object.entries(conflictRules).map(([system, { authority, confidence }]) => ({
        ...{ id: `conflicts of interest ${system}`, citation: authority, confidence },
      })),
    ),
    ...listed(
      'policy',
      acceptancePolicies.map((one) => ({ ...one, id: one.system, citation: one.authority ?? one.name })),
    ),
  ];
}

/** What a clerk verifies before a default or a judgment; no person has compared it with its authority yet. */
function factsOfDefaults(): Fact[] {
  return defaultLaws.flatMap(({ system, case_types, items }) =>
    Object.entries(items).flatMap(([stage, laws]) =>
      Object.entries(laws).map(([item, { authority, confidence }]) => ({
        ...{ id: `default ${system} ${case_types[0]} ${stage} ${item}`, citation: authority, confidence },
      })),
    ),
  );
}

/** The instruments of each system; no person has compared them with their authorities yet. */
function factsOfInstruments(): Fact[] {
  return instruments.flatMap(({ kind, systems }) =>
    Object.entries(systems).map(([system, { authority, confidence }]) => ({
      ...{ id: `instrument ${system} ${kind}`, citation: authority, confidence },
    })),
  );
}

function listed(kind: FactKind, facts: readonly Fact[]): ListedFact[] {
  return facts.map(({ id, citation, confidence, checked_on, recheck_by }) => ({
    kind,
    id,
    authority: citation,
    confidence,
    ...(checked_on !== undefined && { checked_on }),
    ...(recheck_by !== undefined && { recheck_by }),
  }));
}
