import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { caseTypes } from '#domain/courts/choices';
import { CasePicker } from '#web/cases/CasePicker.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Note } from '#web/ui/Note.tsx';
import { Select } from '#web/ui/Select.tsx';
import { TextArea } from '#web/ui/TextArea.tsx';
import { TextField } from '#web/ui/TextField.tsx';
import { FilingDateFields, useFilingDate } from './FilingDateFields.tsx';
import { PlacementNotes } from './PlacementNotes.tsx';
import { PolicyNote, ReasonFields, useReasons } from './ReasonFields.tsx';
import { useDecide } from './useDecide.ts';
import { type PlacementForm, usePlacement, type Where } from './usePlacement.ts';

type Props = {
  filing: FilingDetails;
  options: ReviewOptions;
  /** With a notice of deficiency: the filing is docketed, and the filer is notified of what to correct. */
  deficient: boolean;
  onClose: () => void;
  onDecided: () => void;
};

/** Acceptance: the case in which the filing is docketed. The document's number is proposed; the clerk decides. */
export function AcceptDialog({ filing, options, deficient, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const form = useId();
  const { send, isLoading, problems, failure, mended } = useDecide(onDecided);
  const placement = usePlacement(options.placement, mended);
  const filingDate = useFilingDate(options.filing_dates, mended);
  const reasons = useReasons(options, null, mended);
  const { reason_code, reason, authority, correct_by } = reasons.typed;
  const verb = deficient ? 'deficient' : 'accepted';
  const { found, unknown_number } = options.placement;

  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(deficient ? 'review.dialog.deficient' : 'review.accept.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form} busy={isLoading} autoFocus>
            {t(`review.verb.${verb}`)}
          </Button>
        </>
      }
    >
      <form
        id={form}
        className="stack"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const chosen = placement.choose();
          if (chosen) {
            const notice = {
              deficiency: true,
              reason,
              authority,
              ...(reason_code ? { reason_code } : {}),
              ...(correct_by ? { correct_by } : {}),
            };
            const about = { id: filing.id, version: options.version, decision: 'accepted' as const, placement: chosen };
            void send({ ...about, ...filingDate.answer, ...(deficient ? notice : {}) });
          }
        }}
      >
        <PlacementNotes filing={filing} placement={options.placement} chosen={placement} />
        {failure && (
          <div role="alert">
            <Note tone="warn">{problems.placement ?? failure}</Note>
          </div>
        )}
        <fieldset className="stack choice-list">
          <legend>{t('review.accept.where')}</legend>
          {found && (
            <Choice value="found" form={placement}>
              {t('review.accept.found', { number: found.case_number, title: found.title })}
            </Choice>
          )}
          <Choice value="join" form={placement}>
            {t(found ? 'review.accept.another' : 'review.accept.join')}
          </Choice>
          <Choice value="open" form={placement}>
            {t('review.accept.open')}
          </Choice>
          {unknown_number && (
            <Choice value="paper" form={placement}>
              {t('review.accept.paper', { number: unknown_number })}
            </Choice>
          )}
        </fieldset>
        <PlacementFields form={placement} problems={problems} isDuplicate={found !== null} />
        <FilingDateFields form={filingDate} problems={problems} />
        {deficient && (
          <fieldset className="stack">
            <legend>{t('review.dialog.deficiencyNotice')}</legend>
            <PolicyNote policy={options.policy} />
            <ReasonFields decision="deficient" options={options} reasons={reasons} problems={problems} />
            {options.policy.deficiency && <p className="small muted">{options.policy.deficiency.uncured}</p>}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}

type FieldsProps = { form: PlacementForm; problems: Record<string, string>; isDuplicate: boolean };

function PlacementFields({ form, problems, isDuplicate }: FieldsProps) {
  const { t } = useTranslation();
  const { where, typed, change, missing } = form;
  if (where === 'found') return null;
  if (where === 'join') {
    return (
      <CasePicker
        label={t('review.accept.case')}
        problem={missing.joined}
        value={typed.joined}
        onChange={(joined) => change({ joined })}
      />
    );
  }
  return (
    <>
      <TextField
        label={t('review.accept.caseTitle')}
        hint={t('review.accept.caseTitleHint')}
        value={typed.title}
        onChange={(title) => change({ title })}
        problem={missing.title ?? problems.title}
        maxLength={300}
      />
      <Select
        label={t('review.accept.type')}
        value={typed.type}
        onChange={(type) => change({ type })}
        placeholder={t('review.accept.chooseType')}
        options={caseTypes.map((value) => ({ value, label: value }))}
        problem={missing.type}
      />
      {isDuplicate && (
        <TextArea
          label={t('review.accept.duplicateReason')}
          hint={t('review.accept.duplicateReasonHint')}
          value={typed.duplicate_reason}
          onChange={(duplicate_reason) => change({ duplicate_reason })}
          problem={missing.duplicate_reason ?? problems.duplicate_reason}
          maxLength={1000}
        />
      )}
    </>
  );
}

function Choice({ value, form, children }: { value: Where; form: PlacementForm; children: string }) {
  return (
    <label className="row">
      <input
        type="radio"
        name="where"
        value={value}
        checked={form.where === value}
        onChange={() => form.setWhere(value)}
      />
      <span>{children}</span>
    </label>
  );
}
