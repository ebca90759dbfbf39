import { useTranslation } from 'react-i18next';
import type { ImportState as State } from '#domain/attorneys/imports/importTerms';
import { Badge, type Tone } from '#web/ui/Status.tsx';

const tones: Record<State, Tone> = {
  reading: 'info',
  ready: 'warn',
  failed: 'bad',
  applying: 'info',
  applied: 'ok',
  undoing: 'info',
  undone: 'none',
  discarded: 'none',
};

/** The state of an import. */
export function ImportState({ state }: { state: State }) {
  const { t } = useTranslation();
  return <Badge tone={tones[state]}>{t(`attorneys.imports.state.${state}`)}</Badge>;
}
