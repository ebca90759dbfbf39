import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';

/** What turns a move into words. */
export function useMoveWords() {
  const { t } = useTranslation();
  const format = useFormat();
  return { t, format };
}

export type MoveWords = ReturnType<typeof useMoveWords>;
