import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import type { EnvelopeWork } from './useEnvelopeWork.ts';

/** Whether everything is saved, and otherwise why not. */
export function SaveStatus({ work: { state, save } }: { work: EnvelopeWork }) {
  const { t } = useTranslation();
  if (state.kind === 'failed') {
    return (
      <span className="row wrap small" role="alert">
        {t('filings.draftEnvelope.notSaved', { why: state.why })}
        <Button dense onClick={() => void save()}>
          {t('filings.draftEnvelope.saveAgain')}
        </Button>
      </span>
    );
  }
  return (
    <span className="small muted" role="status">
      {t(`filings.draftEnvelope.state.${state.kind}`)}
    </span>
  );
}
