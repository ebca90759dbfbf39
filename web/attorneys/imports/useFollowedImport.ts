import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useDispatch } from 'react-redux';
import type { ImportState } from '#domain/attorneys/imports/importTerms';
import { api } from '#web/calls/api.ts';
import { toast } from '#web/ui/toast.ts';
import { useReadRosterImportQuery } from './importsApi.ts';

const everyMs = 700;
const running = ['reading', 'applying', 'undoing'] as const;

/** Whether a job works on an import. */
export function isRunning(state: ImportState): state is (typeof running)[number] {
  return running.some((one) => one === state);
}

/**
 * An import, fetched again while a job works on it. The end of the job is announced, also if the job was too short to be
 * seen at work, and the roster fetched again.
 */
export function useFollowedImport(id: string) {
  const { t } = useTranslation();
  const dispatch = useDispatch();
  const { currentData: data, error } = useReadRosterImportQuery({ id });
  useReadRosterImportQuery({ id }, { pollingInterval: everyMs, skip: !data || !isRunning(data.state) });
  const before = useRef<{ id: string; state: ImportState } | null>(null);
  useEffect(() => {
    if (!data) return;
    const last = before.current?.id === data.id ? before.current.state : null;
    before.current = { id: data.id, state: data.state };
    if (!last || last === data.state || isRunning(data.state)) return;
    dispatch(api.util.invalidateTags(['Attorneys', 'RosterImports']));
    const count = (data.counts?.added ?? 0) + (data.counts?.updated ?? 0);
    if (last !== 'undoing' && data.state === 'applied') toast.success(t('attorneys.imports.applied', { count }));
    if (data.state === 'undone') toast.success(t('attorneys.imports.undoneNow'));
    if (last === 'undoing' && data.state === 'applied') toast.error(t('attorneys.imports.notUndone'));
  }, [data, dispatch, t]);
  return { data, error };
}
