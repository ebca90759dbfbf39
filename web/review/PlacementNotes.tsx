import { useTranslation } from 'react-i18next';
import type { FilingDetails } from '#contract/filings';
import type { ReviewOptions } from '#contract/review';
import { missingIn } from '#domain/acceptance/assessCompleteness';
import { sameBareNumber } from '#domain/caseNumbers/bareNumber';
import { useDestinationWords } from '#web/filings/choices/useDestinationWords.ts';
import { useReadReviewOptionsQuery } from '#web/filings/courtApi.ts';
import { Note } from '#web/ui/Note.tsx';
import type { DecisionValues } from './useDecisionForm.ts';

type Props = { filing: FilingDetails; options: ReviewOptions; chosen: DecisionValues };

/**
 * What the clerk must know before accepting: an unknown number, different parties, a different case, missing values.
 */
export function PlacementNotes({ filing, options, chosen }: Props) {
  const { t } = useTranslation();
  const { placement, filer_choices } = options;
  const filers = useDestinationWords(filer_choices ?? nothingChosen);
  const { found, unknown_number } = placement;
  const { joined } = chosen;
  const elsewhere =
    chosen.where === 'join' &&
    joined !== null &&
    filing.case_number !== null &&
    !sameBareNumber(joined.case_number, filing.case_number);
  // The case that the document names was compared already; another one is compared when the clerk selects it.
  const { currentData: ofOther } = useReadReviewOptionsQuery(
    { id: filing.id, join: joined?.id ?? '' },
    { skip: chosen.where !== 'join' || joined === null },
  );
  const otherNumber =
    chosen.where === 'found' &&
    found &&
    filer_choices?.destination &&
    filing.case_number !== null &&
    !sameBareNumber(found.case_number, filing.case_number);
  const notes = [
    otherNumber && t('review.filers.otherNumber', { document: filing.case_number, number: found.case_number }),
    unknown_number && t('review.accept.unknown', { number: unknown_number }),
    found &&
      !found.parties_match &&
      t(found.parties.length > 0 ? 'review.accept.otherParties' : 'review.accept.noParties', {
        number: found.case_number,
        title: found.title,
        parties: found.parties,
      }),
    elsewhere && t('review.accept.elsewhere', { document: filing.case_number, number: joined.case_number }),
    ...(ofOther?.placement_findings ?? []).map(({ message }) => message),
    !filing.is_complete &&
      t('review.accept.incomplete', {
        missing: missingIn(filing.reasons)
          .map(({ words }) => words)
          .join(' '),
      }),
  ];
  const note = filer_choices?.note_to_clerk;
  return (
    <>
      {(filers || note) && (
        <Note>
          {filers && <p>{t('review.filers.chose', { what: filers })}</p>}
          {note && <p>{t('review.filers.wrote', { note })}</p>}
        </Note>
      )}
      {notes
        .filter((one) => typeof one === 'string')
        .map((one) => (
          <Note key={one} tone="warn">
            {one}
          </Note>
        ))}
    </>
  );
}

const nothingChosen = { destination: null, case_number: null, case_type: null, category: null };
