import { CircleHelp } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { useReadEnvelopeQuery } from '../envelope/envelopeApi.ts';
import { focusFirstQuestion } from '../envelope/focusFirstQuestion.ts';

type Props = {
  draftId: string;
  /** Shows the pane with the questions, where one pane is shown at a time. */
  onAsk: () => void;
};

/** How many values of a draft need an answer, as a button that moves the focus to the first of them. */
export function OpenQuestions({ draftId, onAsk }: Props) {
  const { t } = useTranslation();
  const { currentData: envelope } = useReadEnvelopeQuery({ id: draftId });
  const count = envelope?.questions.length ?? 0;
  if (count === 0) return null;
  const go = () => {
    onAsk();
    // After the pane is shown.
    requestAnimationFrame(focusFirstQuestion);
  };
  return (
    <Button kind="quiet" onClick={go}>
      <CircleHelp className="i" aria-hidden />
      {t('filings.draftEnvelope.answer', { count })}
    </Button>
  );
}
