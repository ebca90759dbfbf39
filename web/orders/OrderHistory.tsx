import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { useListOrderVersionsQuery } from './ordersApi.ts';
import type { OrderEditor } from './useOrderEditor.ts';

/** The saved texts of an order; an earlier one is restored as a new version. */
export function OrderHistory({ editor }: { editor: OrderEditor }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('orders.history')}</summary>
      {isOpen && <Versions editor={editor} />}
    </details>
  );
}

function Versions({ editor }: { editor: OrderEditor }) {
  const format = useFormat();
  const { t } = useTranslation();
  const { id, version: present, abilities } = editor.order;
  const { data } = useListOrderVersionsQuery({ id }, { refetchOnMountOrArgChange: true });
  return (
    <ol className="stack" reversed>
      {data?.data.map(({ version, changed_by, changed_at, content }) => (
        <li key={version}>
          {changed_by}, {format.moment(changed_at)}{' '}
          {abilities.edit && version !== present && (
            <Button
              dense
              aria-label={t('orders.restoreOf', { at: format.moment(changed_at) })}
              onClick={() => editor.change(content)}
            >
              {t('orders.restore')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  );
}
