import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { FormFailure } from '#web/forms/FormFailure.tsx';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { DocketEntryFields } from './DocketEntryFields.tsx';
import { MarkedReturns } from './envelope/MarkedReturns.tsx';
import { marksOf } from './envelope/marksOf.ts';
import { useReturnMarks } from './envelope/returnMarks.ts';
import { FilingDateFields } from './FilingDateFields.tsx';
import { PlacementFields } from './PlacementFields.tsx';
import { PlacementNotes } from './PlacementNotes.tsx';
import { PolicyNote, ReasonFields } from './ReasonFields.tsx';
import { useDecisionForm } from './useDecisionForm.ts';

type Props = {
  filing: FilingDetails;
  options: ReviewOptions;
  /** With a deficiency notice: the filing is docketed, and the filer is notified of what to correct. */
  deficient: boolean;
  onClose: () => void;
  onDecided: () => void;
};

/** Acceptance: the case in which the filing is docketed. The document's case number is proposed; the clerk decides. */
export function AcceptDialog({ filing, options, deficient, onClose, onDecided }: Props) {
  const { t } = useTranslation();
  const kept = marksOf(useReturnMarks(filing.id), filing.documents, options);
  // A filing with a deficiency notice is filed with all of its attachments.
  const returns = deficient ? [] : kept;
  const form = useDecisionForm({ decision: 'accepted', deficient, options, finding: null, returns, onDecided });
  const { where, joined } = form.values;
  const isNew = where === 'open' || where === 'paper';
  // The case of the entry; undefined until one is chosen.
  const placed = isNew ? null : where === 'found' ? options.placement.found?.id : joined?.id;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(deficient ? 'review.dialog.deficient' : 'review.accept.title')}
      footer={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button kind="primary" type="submit" form={form.id} busy={form.isSending} autoFocus>
            {t(`review.verb.${deficient ? 'deficient' : 'accepted'}`)}
          </Button>
        </>
      }
    >
      <form className="stack" {...form.props}>
        <PlacementNotes filing={filing} options={options} chosen={form.values} />
        <FormFailure>{form.failure}</FormFailure>
        <MarkedReturns filingId={filing.id} marks={returns} />
        {filing.attached_to === null && (
          <PlacementFields form={form} filingId={filing.id} placement={options.placement} />
        )}
        <FilingDateFields form={form} options={options} />
        {placed !== undefined && <DocketEntryFields form={form} filingId={filing.id} join={placed} without={returns} />}
        {deficient && (
          <fieldset className="stack">
            <legend>{t('review.dialog.deficiencyNotice')}</legend>
            <PolicyNote policy={options.policy} />
            <ReasonFields decision="deficient" options={options} form={form} />
            {options.policy.deficiency && <p className="small muted">{options.policy.deficiency.uncured}</p>}
          </fieldset>
        )}
      </form>
    </Dialog>
  );
}
