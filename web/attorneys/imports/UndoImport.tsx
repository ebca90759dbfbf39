import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { z } from 'zod';
import { LeftEntry, type RosterImport } from '#contract/rosterImports';
import type { CallError } from '#web/calls/CallError.ts';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/ConfirmDialog.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUndoRosterImportMutation } from './importsApi.ts';

const Details = z.object({ total: z.number(), entries: z.array(LeftEntry) });

/** Undoes an import. Entries that were changed or used since are listed before the others are restored. */
export function UndoImport({ found: { id, version, counts } }: { found: RosterImport }) {
  const { t } = useTranslation();
  const [isOpen, setOpen] = useState(false);
  const [left, setLeft] = useState<z.infer<typeof Details> | null>(null);
  const [undo, { isLoading }] = useUndoRosterImportMutation();
  const close = () => {
    setOpen(false);
    setLeft(null);
  };
  const send = async () => {
    if (!requireToken()) return;
    const reply = await undo({ id, version, leave_changed: left !== null });
    if (!reply.error) return close();
    const listed = Details.safeParse((reply.error as CallError).details);
    if (listed.success) return setLeft(listed.data);
    toast.error(errorText(reply.error));
    close();
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {t('attorneys.imports.undo.open')}
      </Button>
      <ConfirmDialog
        isOpen={isOpen}
        onClose={close}
        onConfirm={() => void send()}
        title={t('attorneys.imports.undo.title')}
        confirmLabel={t(left ? 'attorneys.imports.undo.others' : 'attorneys.imports.undo.open')}
        danger
        busy={isLoading}
      >
        {!left && (
          <p>{t('attorneys.imports.undo.text', { added: counts?.added ?? 0, updated: counts?.updated ?? 0 })}</p>
        )}
        {left && (
          <>
            <p>{t('attorneys.imports.undo.left', { count: left.total })}</p>
            <ul>
              {left.entries.map(({ line, attorney_id, full_name, bar_number, reason }) => (
                <li key={line}>
                  {reason === 'deleted' ? (
                    full_name
                  ) : (
                    <Link to={`/attorneys/view-attorney/${attorney_id}`}>{full_name}</Link>
                  )}
                  {', '}
                  {t(`attorneys.imports.undo.reason.${reason}`, { number: bar_number })}
                </li>
              ))}
            </ul>
          </>
        )}
      </ConfirmDialog>
    </>
  );
}
