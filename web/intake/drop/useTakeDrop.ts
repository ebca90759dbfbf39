import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router';
import { pathTo } from '#domain/paths/pathTo';
import { choicesFor } from '#domain/settings/choicesFor';
import { formatBytes } from '#web/filings/checkFile.ts';
import { useChosenFiles } from '#web/filings/chosenFiles.ts';
import type { DropHere } from '#web/filings/dropHere.ts';
import { usePreferences } from '#web/preferences/usePreferences.ts';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import type { DroppedFiles } from '#web/ui/useFilesOverWindow.ts';
import { mostFiles, planDrop } from './planDrop.ts';
import { startDraft } from './startDraft.ts';

/** Takes dropped files: into the screen's draft or correction, or as a new draft, which is then shown. */
export function useTakeDrop(here: DropHere | null) {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const at = useRef(pathname);
  at.current = pathname;
  const { main, choices: chosen } = useChosenFiles();
  const usual = choicesFor(usePreferences().usual_court);
  const isBusy = useAppSelector(({ filings }) => filings.analysis.phase === 'sending' || filings.uploading);

  return async (dropped: DroppedFiles): Promise<void> => {
    if (isBusy) return toast.warning(t('filings.drop.busy'));
    const plan = planDrop(dropped);
    if ('problem' in plan) return toast.error(problemText(t, plan));
    if (here && here.kind !== 'case') return here.take([plan.lead, ...plan.others]);
    const begun = pathname;
    // The selectors are on one screen only; elsewhere no one sees what was chosen there.
    const choices = pathname === '/case-processing' ? { ...usual, ...chosen } : usual;
    const into = { choices, case_id: here?.case_id ?? null, isPanelEmpty: main === null };
    const id = await dispatch(startDraft(plan, into));
    if (id && at.current === begun) void navigate(pathTo.draft(id));
  };
}

type Problem = Extract<ReturnType<typeof planDrop>, { problem: string }>;

function problemText(t: ReturnType<typeof useTranslation>['t'], plan: Problem): string {
  if ('file' in plan) {
    const { name, size } = plan.file;
    return t('filings.drop.problem.file', {
      problem: t(`filings.upload.problem.${plan.problem}`, { name, size: formatBytes(size) }),
    });
  }
  if (plan.problem === 'too_many') return t('filings.drop.problem.tooMany', { count: plan.count, most: mostFiles });
  return t(`filings.drop.problem.${plan.problem}`);
}
