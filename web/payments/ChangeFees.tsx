import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { FiledFees } from '#contract/payments';
import { Button } from '#web/ui/Button.tsx';
import { lazily } from '#web/ui/lazily.tsx';

const ChangeFeeDialog = lazily(async () => (await import('./ChangeFeeDialog.tsx')).ChangeFeeDialog, null);

type Item = FiledFees['items'][number];

/** What the clerk determines or changes, one button for each fee. */
export function ChangeFees({ fees: { items, version } }: { fees: FiledFees }) {
  const { t } = useTranslation();
  const [changing, setChanging] = useState<Item | null>(null);
  return (
    <div className="row wrap">
      {items.map((item) => (
        <Button key={item.id} dense onClick={() => setChanging(item)}>
          {t(item.amount_cents === null ? 'payments.change.determine' : 'payments.change.change', {
            fee: item.description,
          })}
        </Button>
      ))}
      {changing && <ChangeFeeDialog item={changing} version={version} onClose={() => setChanging(null)} />}
    </div>
  );
}
