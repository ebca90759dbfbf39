import { Eraser } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';

/** Opens a redaction that no finding asks for. */
export function RedactButton({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation();
  return (
    <div>
      <Button dense onClick={onOpen}>
        <Eraser className="i" aria-hidden />
        {t('filings.fixes.redact')}
      </Button>
    </div>
  );
}
