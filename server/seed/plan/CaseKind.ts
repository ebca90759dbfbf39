import type { CaseType } from '#domain/courts/choices';
import type { TitleForm } from '#domain/participants/titleForms';
import type { PlannedParty } from './PlannedCase.ts';
import type { Random } from './random.ts';
import type { CaseScript, Timeline } from './timeline.ts';

/** Who may be counsel, by their places in the list of attorneys. */
export type Bar = { attorneys: readonly number[]; prosecutors: readonly number[]; defenders: readonly number[] };

/** A case before it has its number and its judge. */
export type CaseDraft = {
  category: string;
  title_form: TitleForm | null;
  parties: PlannedParty[];
  subject: PlannedParty | null;
  script(t: Timeline): CaseScript;
};

/** What a share of the cases of a court is about, and how one of them begins. */
export type CaseKind = { case_type: CaseType; share: number; draft(random: Random, bar: Bar): CaseDraft };
