import { useTranslation } from 'react-i18next';
import type { changeImportRow, ImportRow } from '#contract/rosterImports';
import { errorText } from '#web/calls/errorText.ts';
import type { Given } from '#web/calls/Given.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { toast } from '#web/ui/toast.ts';
import { useChangeImportRowMutation } from './importsApi.ts';
import type { InTurn } from './useInTurn.ts';

type Change = Omit<Given<typeof changeImportRow>, 'id' | 'position' | 'version'>;

/** Sends a change of a row, and announces what a correction did. */
export function useChangeRow(id: string, { position, line }: ImportRow, inTurn: InTurn) {
  const { t } = useTranslation();
  const [send, { isLoading }] = useChangeImportRowMutation();
  const change = async (changed: Change) => {
    if (!requireToken()) return;
    const reply = await inTurn((version) => send({ id, position, version, ...changed }));
    if (reply.error) return void toast.error(errorText(reply.error));
    if (!changed.values) return;
    const { data, changed: count } = reply.data;
    if (data.problems.length > 0) toast.error(t('attorneys.imports.stillWrong', { line }));
    else toast.success(t('attorneys.imports.corrected', { count, line }));
  };
  return { change: (changed: Change) => void change(changed), isLoading };
}
