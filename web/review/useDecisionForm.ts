import { useTranslation } from 'react-i18next';
import type { DocketProposal } from '#contract/docketProposal';
import { decideFiling, type ReviewOptions } from '#contract/review';
import type { FilingTime } from '#domain/filings/filingTimes';
import type { PickedCase } from '#web/cases/CasePicker.tsx';
import { settleFields } from '#web/filings/fields/settleFields.ts';
import { useContractForm } from '#web/forms/useContractForm.ts';
import type { Problems } from '#web/forms/useForm.ts';
import { useAppDispatch } from '#web/store.ts';
import type { ReturnMark } from './envelope/returnMarks.ts';
import { type Deciding, useDecideFilingMutation } from './reviewApi.ts';
import { wordsToStartWith } from './wordsToStartWith.ts';

/** The case for the filing: the one that its number identifies, another one, or a new one under either number. */
export type Where = 'found' | 'join' | 'open' | 'paper';

/** The input for any decision. */
export type DecisionValues = {
  where: Where;
  joined: PickedCase | null;
  /** The title that the clerk entered for a new case; null while it is the one by rule. */
  title: string | null;
  type: string;
  /** The ID of a category of the type; empty for none. */
  category: string;
  duplicate_reason: string;
  filed_as_of: FilingTime;
  filed_as_of_reason: string;
  /** Whether the clerk sets a filing date other than the one by rule. */
  sets_date: boolean;
  filed_on: string;
  ordered_on: string;
  reason_code: string;
  reason: string;
  authority: string;
  correct_by: string;
  /** The proposed docket entry, once it is loaded. */
  proposal: DocketProposal | null;
  /** The clerk's choices; null while they are as proposed. */
  docket_code: string | null;
  docket_text: string | null;
  docket_sealed: boolean;
  /** What was paid, for the text; null while it is as the counter's receipts state. */
  docket_fee: string | null;
  docket_receipt: string | null;
  /** The time that the clerk chose instead of the one on the document; null for the latter. */
  hearing_at: { hearing_date: string; hearing_time: string } | null;
  /** Whether the proposed hearing is set on the calendar. */
  sets_hearing: boolean;
  /** The IDs of the proposed effects that the clerk unchecked. */
  effects_left_out: string[];
  /** Where the server reports problems of the entry. */
  docket: null;
};

type Options = {
  decision: Deciding['decision'];
  /** An acceptance with a deficiency notice. */
  deficient?: boolean;
  options: ReviewOptions;
  /** The rule of the finding that provides the text; without one, all findings do. */
  finding: string | null;
  /** With an acceptance: the attachments that it returns. */
  returns?: readonly ReturnMark[];
  onDecided: () => void;
};

/** The form of a decision. Errors from the server appear at their fields, and no input is lost. */
export function useDecisionForm({ decision, deficient = false, options, finding, returns = [], onDecided }: Options) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const [decide] = useDecideFilingMutation();
  const { placement, policy, filing_id: id, version, filing_dates } = options;
  const isAccepted = decision === 'accepted';
  const form = useContractForm(decideFiling, {
    defaults: startOf(options, { ...wordsOf(options, finding, deficient), correct_by: policy.proposed_correction_day }),
    check: (values): Problems<DecisionValues> => {
      if (!isAccepted) return {};
      const entry: Problems<DecisionValues> = {
        ...(values.docket_text !== null && !values.docket_text.trim() && { docket_text: t('review.docket.noText') }),
      };
      if (values.where === 'found') return entry;
      if (values.where === 'join') return values.joined ? entry : { ...entry, joined: t('review.accept.noCase') };
      const isDuplicate = placement.found !== null;
      return {
        ...entry,
        ...(hasNoTitle(values, placement) && { title: t('review.accept.noTitle') }),
        ...(!values.type && { type: t('review.accept.noType') }),
        ...(isDuplicate &&
          !values.duplicate_reason.trim() && { duplicate_reason: t('review.accept.noDuplicateReason') }),
      };
    },
    toInput: (values) => ({
      id,
      version,
      decision,
      ...(isAccepted && { placement: placementOf(values, placement) }),
      ...(isAccepted && datedBy(values, filing_dates)),
      ...(isAccepted && values.proposal && !values.proposal.joins && { docket: entryOf(values, values.proposal) }),
      ...(returns.length > 0 && { returns: returns.map(({ title: _title, ...one }) => one) }),
      ...(deficient && { deficiency: true }),
      ...((deficient || !isAccepted) && noticeOf(values, decision !== 'rejected')),
    }),
    send: async (decided) => {
      // Pending confirmations and corrections are saved first; the decision applies to the resulting version of the
      // filing.
      const settled = await dispatch(settleFields(id));
      if (settled === null) return { error: { status: 409, error: t('review.unsavedFields') } };
      return decide({ ...decided, version: Math.max(settled, decided.version) });
    },
    onSent: onDecided,
  });
  return form;
}

/** The initial text; a ground on which the court gives no such notice is left for the clerk to choose. */
function wordsOf(options: ReviewOptions, finding: string | null, deficient: boolean) {
  const words = wordsToStartWith(options, finding);
  const isListed = !deficient || options.notice_reasons.some(({ code }) => code === words.reason_code);
  return isListed ? words : { reason_code: '', reason: '', authority: '' };
}

export type DecisionForm = ReturnType<typeof useDecisionForm>;

/** A number in the document never opens a new case by default, unless the filer asks for one. */
function whereBy(filerOpens: boolean, isFound: boolean, hasNumber: boolean): Where {
  if (filerOpens) return 'open';
  if (isFound) return 'found';
  return hasNumber ? 'join' : 'open';
}

/** The initial values of a decision. */
function startOf(
  {
    placement: { found, unknown_number, case_type, category },
    filer_choices,
    filing_date,
    filing_dates,
  }: ReviewOptions,
  words: Pick<DecisionValues, 'reason_code' | 'reason' | 'authority' | 'correct_by'>,
): DecisionValues {
  return {
    where: whereBy(filer_choices?.destination === 'new', found !== null, unknown_number !== null),
    joined: null,
    title: null,
    type: case_type ?? '',
    category: category ?? '',
    duplicate_reason: '',
    filed_as_of: filing_dates?.counts ?? 'received',
    filed_as_of_reason: '',
    sets_date: false,
    filed_on: filing_date.date.filed_on,
    ordered_on: '',
    proposal: null,
    docket_code: null,
    docket_text: null,
    docket_sealed: false,
    docket_fee: null,
    docket_receipt: null,
    hearing_at: null,
    sets_hearing: true,
    effects_left_out: [],
    docket: null,
    ...words,
  };
}

function placementOf(values: DecisionValues, { found }: ReviewOptions['placement']) {
  const { where, joined, type: case_type, category, title, duplicate_reason } = values;
  if (where === 'found') return { join: found?.id };
  if (where === 'join') return { join: joined?.id };
  const number = where === 'paper' ? 'paper' : 'next';
  return {
    open: {
      ...{ case_type, ...(category && { category }), number },
      ...(title !== null && { title }),
      ...(found && { duplicate_reason }),
    },
  };
}

/** Whether the type and category of a new case are the proposed ones, of which the title by rule is known. */
export const isAsProposed = (
  { type, category }: Pick<DecisionValues, 'type' | 'category'>,
  placement: ReviewOptions['placement'],
) => type === (placement.case_type ?? '') && category === (placement.category ?? '');

/** Whether a new case would have no title; the server checks the title by rule of another category. */
function hasNoTitle(values: DecisionValues, placement: ReviewOptions['placement']): boolean {
  if (values.title !== null) return !values.title.trim();
  return isAsProposed(values, placement) && placement.title === null;
}

/** Only what differs from the filing date by rule. */
function datedBy(values: DecisionValues, two: ReviewOptions['filing_dates']) {
  const { filed_as_of, filed_as_of_reason, sets_date, filed_on, ordered_on } = values;
  const isOther = sets_date || (two !== null && filed_as_of !== two.counts);
  return {
    ...(two && { filed_as_of }),
    ...(sets_date && { filed_on }),
    ...(isOther && ordered_on && { ordered_on }),
    ...(isOther && filed_as_of_reason.trim() && { filed_as_of_reason }),
  };
}

/** The entry as the clerk sees it. */
function entryOf(values: DecisionValues, proposal: DocketProposal) {
  const { code, text, on_behalf_of, related_number, hearing, effects } = proposal;
  const chosen = effects.map(({ id }) => id).filter((id) => !values.effects_left_out.includes(id));
  return {
    ...(hearing?.state === 'free' &&
      values.sets_hearing && {
        hearing: { hearing_date: hearing.hearing_date, hearing_time: hearing.hearing_time },
      }),
    ...(chosen.length > 0 && { effects: chosen }),
    code: values.docket_code ?? code,
    text: values.docket_text ?? text,
    ...{ on_behalf_of, related_number, sealed: values.docket_sealed },
  };
}

const noticeOf = ({ reason, authority, reason_code, correct_by }: DecisionValues, hasTerm: boolean) => ({
  reason,
  authority,
  ...(reason_code && { reason_code }),
  ...(hasTerm && correct_by && { correct_by }),
});
