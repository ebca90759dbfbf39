import { CircleAlert, CircleCheck, CircleDashed, LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { AnalysisStep } from '#contract/analyses';
import { type AnalysisState, analysisStates } from '#domain/filings/states';
import styles from './AnalysisProgress.module.css';
import { formatBytes } from './checkFile.ts';
import type { RunningAnalysis } from './filingsSlice.ts';
import { WaitingForTurn } from './WaitingForTurn.tsx';

const shown: readonly AnalysisState[] = analysisStates.filter((state) => state !== 'done' && state !== 'failed');

/** Actual progress: the bytes sent, then each step of the analysis as it happens. */
export function AnalysisProgress({ analysis }: { analysis: RunningAnalysis }) {
  const { t } = useTranslation();
  if (analysis.phase === 'idle' || analysis.phase === 'refused') return null;
  const steps = analysis.phase === 'sending' ? [] : analysis.steps;
  return (
    <div className="stack">
      {analysis.phase === 'sending' && (
        <div className="field">
          <div className="row wrap between small">
            <span id="bytes-sent" className="clip">
              {t('filings.progress.sending', { names: analysis.documents })}
            </span>
            <span className="nowrap muted">
              {formatBytes(analysis.sent)} / {formatBytes(analysis.total)}
            </span>
          </div>
          <progress aria-labelledby="bytes-sent" max={analysis.total} value={analysis.sent} />
        </div>
      )}
      {analysis.phase === 'sending' && analysis.sent >= analysis.total && (
        <p className="st info" role="status">
          <LoaderCircle className="i spin" aria-hidden />
          {t('filings.progress.checkingFirst')}
        </p>
      )}
      <StepList steps={steps} />
      {steps.at(-1)?.state === 'queued' && <WaitingForTurn words={t('filings.progress.waiting')} />}
    </div>
  );
}

/** The steps of a check without filing. */
const checkStates: readonly AnalysisState[] = ['queued', 'reading', 'recognizing', 'analyzing', 'checking'];

/** The progress of a check without filing: the steps of each document, page by page where pages are counted. */
export function CheckProgress({ steps }: { steps: Record<string, AnalysisStep[]> }) {
  const { t } = useTranslation();
  const documents = Object.entries(steps);
  return (
    <div className="stack">
      {documents.map(([name, own]) => (
        <div key={name} className="stack">
          <p className="strong clip">{name}</p>
          <StepList steps={own} of="check" />
          {own.at(-1)?.state === 'queued' && <WaitingForTurn words={t('filings.progress.checkWaiting')} />}
        </div>
      ))}
    </div>
  );
}

type StepListProps = { steps: AnalysisStep[]; of?: 'filing' | 'check' };

/** The steps of one analysis: done, current, and to come. */
export function StepList({ steps, of: what = 'filing' }: StepListProps) {
  const { t } = useTranslation();
  const current = steps.at(-1)?.state;
  const failed = current === 'failed';
  const reached = failed ? steps.at(-2)?.state : current;
  // The number of the current page is more informative than the number of completed pages.
  const countOf = ({ state, done = 0, of = 0 }: AnalysisStep, progress: StageProgress) =>
    state === 'recognizing' && progress === 'now'
      ? t('filings.progress.page', { page: Math.min(done + 1, of), of })
      : t('filings.progress.pages', { done, of });
  return (
    <ol className={styles.analysisSteps} aria-label={t('filings.progress.label')} aria-live="polite">
      {(what === 'check' ? checkStates : shown).map((state) => {
        const isScan = steps.some((step) => step.state === 'recognizing');
        if (state === 'recognizing' && !isScan) return null;
        const progress = progressOf(state, reached, current === 'done', failed);
        const step = steps.findLast((one) => one.state === state);
        return (
          <li key={state} className={`st ${tones[progress]}`} aria-current={progress === 'now' ? 'step' : undefined}>
            <StageIcon progress={progress} />
            <span>{t(`filings.progress.${what === 'check' ? 'checkStep' : 'step'}.${state}`)}</span>
            {step?.problem && progress === 'now' && (
              <span className="muted">{t(`filings.progress.notScanned.${step.problem}`)}</span>
            )}
            {step?.of !== undefined && <span className="muted">{countOf(step, progress)}</span>}
            <span className="vh">{t(`filings.progress.stage.${progress}`)}</span>
          </li>
        );
      })}
    </ol>
  );
}

type StageProgress = 'past' | 'now' | 'ahead' | 'failed';
const tones: Record<StageProgress, string> = { past: 'ok', now: 'info', ahead: 'none', failed: 'bad' };

function progressOf(
  state: AnalysisState,
  reached: AnalysisState | undefined,
  done: boolean,
  failed: boolean,
): StageProgress {
  if (done) return 'past';
  const here = shown.indexOf(state);
  const at = reached ? shown.indexOf(reached) : -1;
  if (here < at) return 'past';
  if (here > at) return 'ahead';
  return failed ? 'failed' : 'now';
}

function StageIcon({ progress }: { progress: StageProgress }) {
  if (progress === 'past') return <CircleCheck className="i" aria-hidden />;
  if (progress === 'now') return <LoaderCircle className="i spin" aria-hidden />;
  if (progress === 'failed') return <CircleAlert className="i" aria-hidden />;
  return <CircleDashed className="i" aria-hidden />;
}
