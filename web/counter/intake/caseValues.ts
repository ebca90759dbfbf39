import type { PickedCase } from '#web/cases/CasePicker.tsx';

/** The case as typed; without one, a new case. The participant belongs to the case. */
export type CaseValues = { case: PickedCase | null; case_type: string; participant_id: string };
/** The case as the contract takes it. */
export const caseInput = ({ case: chosen, case_type }: Pick<CaseValues, 'case' | 'case_type'>) => ({
  ...(chosen && { case_id: chosen.id }),
  ...(case_type && { case_type }),
});
