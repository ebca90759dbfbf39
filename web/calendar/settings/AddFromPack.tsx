import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';

const FromPackDialog = lazily(async () => (await import('./FromPackDialog.tsx')).FromPackDialog, null);

/** Offers the hearing types of the court's pack as event types. */
export function AddFromPack() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button dense onClick={() => setOpen(true)}>
        {t('calendar.settings.kinds.fromPack')}
      </Button>
      {open && <FromPackDialog onClose={() => setOpen(false)} />}
    </>
  );
}
