import { Pencil, Plus, Trash2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '#web/calls/errorText.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { Panel } from '#web/ui/Panel.tsx';
import { type Column, Table } from '#web/ui/Table.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './ManagedTable.module.css';

type Row = { id: string; name: string };
type Props<R extends Row> = {
  title: string;
  /** The button that adds a row, and further actions next to it. */
  add: { label: string; others?: ReactNode };
  none: string;
  rows: readonly R[];
  columns: readonly Column<R>[];
  manages: boolean;
  remove: (id: string) => Promise<{ error?: unknown; data?: { message: string } | undefined }>;
  /** The dialog that adds a row (null) or changes one. */
  editor: (row: R | null, close: () => void) => ReactNode;
};

/** A table whose rows an administrator adds, changes, and removes; removing requires confirmation. */
export function ManagedTable<R extends Row>({ title, add, none, rows, columns, manages, remove, editor }: Props<R>) {
  const { t } = useTranslation();
  const [editing, setEditing] = useState<R | 'new' | null>(null);
  const [leaving, setLeaving] = useState<R | null>(null);
  const takeAway = async ({ id }: R) => {
    const reply = await remove(id);
    if (reply.data) toast.success(reply.data.message);
    else toast.error(errorText(reply.error));
    setLeaving(null);
  };
  const actions: Column<R> = {
    key: 'actions',
    title: t('lists.actions'),
    numeric: true,
    cell: (row) => (
      <span className={styles.rowActs}>
        <Button
          kind="quiet"
          dense
          iconOnly
          aria-label={t('lists.change', { name: row.name })}
          onClick={() => setEditing(row)}
        >
          <Pencil className="i" aria-hidden />
        </Button>
        <Button
          kind="quiet"
          dense
          iconOnly
          aria-label={t('lists.remove', { name: row.name })}
          onClick={() => setLeaving(row)}
        >
          <Trash2 className="i" aria-hidden />
        </Button>
      </span>
    ),
  };
  return (
    <Panel
      title={title}
      padded={false}
      actions={
        manages && (
          <>
            {add.others}
            <Button dense onClick={() => setEditing('new')}>
              <Plus className="i" aria-hidden />
              {add.label}
            </Button>
          </>
        )
      }
    >
      {rows.length === 0 ? (
        <p className="body muted">{none}</p>
      ) : (
        <Table
          cards
          caption={title}
          columns={manages ? [...columns, actions] : columns}
          rows={rows}
          rowKey={({ id }) => id}
        />
      )}
      {editing && editor(editing === 'new' ? null : editing, () => setEditing(null))}
      <ConfirmDialog
        isOpen={leaving !== null}
        onClose={() => setLeaving(null)}
        onConfirm={() => leaving && void takeAway(leaving)}
        title={t('lists.removeTitle', { name: leaving?.name ?? '' })}
        confirmLabel={t('lists.removeConfirm')}
        danger
      >
        {t('calendar.settings.removeText')}
      </ConfirmDialog>
    </Panel>
  );
}
