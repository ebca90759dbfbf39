import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { maxDocumentBytes } from '#domain/documents/fileFormats';
import { useAnalyzeOwn } from '#web/courtdoc/useAnalyzeOwn.ts';
import { toast } from '#web/ui/toast.ts';
import type { useFileChosen } from './useFileChosen.ts';

type Chosen = Pick<ReturnType<typeof useFileChosen>, 'main' | 'additional' | 'choices' | 'busy'>;

/** The check of the selected files before filing; `onChecked` receives the ID of its analysis. */
export function useCheckFirst({ main, additional, choices, busy }: Chosen, onChecked: (analysisId: string) => void) {
  const { t } = useTranslation();
  const { analyze, isLoading, steps, error } = useAnalyzeOwn();
  const [checked, setChecked] = useState<File | null>(null);
  // When another file is selected, or this one is sent, the notice is no longer true.
  const failure = checked === main && !busy ? error : null;

  const check = async () => {
    if (!main) {
      toast.error(t('filings.upload.mainMissing'));
      return;
    }
    if ([main, ...additional].some(({ size }) => size > maxDocumentBytes)) {
      toast.error(t('checks.before.tooLarge'));
      return;
    }
    setChecked(main);
    const reply = await analyze({ document: main, supporting_documents: additional, ...choices });
    if ('analysis' in reply) onChecked(reply.analysis.id);
  };
  const isCutOff = failure?.status === 0 && !navigator.onLine;
  const checkAgain = useEffectEvent(check);
  useEffect(() => {
    if (!isCutOff) return;
    const online = () => void checkAgain();
    window.addEventListener('online', online);
    return () => window.removeEventListener('online', online);
  }, [isCutOff]);
  return { check, isChecking: isLoading, steps, failure, isCutOff };
}

export type CheckFirst = ReturnType<typeof useCheckFirst>;
