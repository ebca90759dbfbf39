import { Check, CircleX, FileWarning, Undo2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { reviewKeys } from '#web/filings/useReviewKeys.ts';
import { Button } from '#web/ui/Button.tsx';
import { marksOf } from './envelope/marksOf.ts';
import { useReturnMarks } from './envelope/returnMarks.ts';
import type { ReviewHere } from './useReview.tsx';

/** The decisions that the court's policy permits now, each with its key. */
export function DecisionButtons({ review: { acts, options, filing } }: { review: ReviewHere }) {
  const { t } = useTranslation();
  const marks = marksOf(useReturnMarks(filing?.id), filing?.documents ?? [], options);
  return (
    <>
      {acts.rejected && (
        <Button kind="danger" onClick={acts.rejected}>
          <CircleX className="i" aria-hidden />
          {t('review.verb.rejected')}
          <kbd aria-hidden>{reviewKeys.rejected}</kbd>
        </Button>
      )}
      {acts.returned && (
        <Button kind="danger" onClick={acts.returned}>
          <Undo2 className="i" aria-hidden />
          {t(options?.lapsed_at ? 'review.verb.extended' : 'review.verb.returned')}
          <kbd aria-hidden>{reviewKeys.returned}</kbd>
        </Button>
      )}
      {acts.deficient && (
        <Button onClick={acts.deficient}>
          <FileWarning className="i" aria-hidden />
          {t('review.verb.deficient')}
          <kbd aria-hidden>{reviewKeys.deficient}</kbd>
        </Button>
      )}
      {acts.accepted && (
        <Button kind="primary" onClick={acts.accepted}>
          <Check className="i" aria-hidden />
          {marks.length > 0 ? t('review.partial.accept', { count: marks.length }) : t('review.verb.accepted')}
          <kbd aria-hidden>{reviewKeys.accepted}</kbd>
        </Button>
      )}
    </>
  );
}
