import { useTranslation } from 'react-i18next';
import type { RosterImport, ShownRows } from '#contract/rosterImports';
import type { RowChoice } from '#domain/attorneys/imports/importTerms';
import { commonChoicesFor } from '#domain/attorneys/imports/rowChoices';
import { errorText } from '#web/calls/errorText.ts';
import { requireToken } from '#web/session/requireToken.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import styles from './imports.module.css';
import { useChooseForImportRowsMutation } from './importsApi.ts';
import type { InTurn } from './useInTurn.ts';

type Props = { found: RosterImport; show: ShownRows; inTurn: InTurn };

/** One choice for all rows of the kind that is listed. */
export function BulkChoices({ found: { id, counts }, show, inTurn }: Props) {
  const { t } = useTranslation();
  const [choose, { isLoading }] = useChooseForImportRowsMutation();
  if (show !== 'error' && show !== 'changed' && show !== 'similar') return null;
  if (!counts?.[show]) return null;
  const send = async (choice: RowChoice) => {
    if (!requireToken()) return;
    const reply = await inTurn((version) => choose({ id, version, kind: show, choice }));
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(t('attorneys.imports.chosen', { count: reply.data.changed }));
  };
  return (
    <div className={styles.bulkChoices}>
      {commonChoicesFor[show].map((choice) => (
        <Button key={choice} dense busy={isLoading} onClick={() => void send(choice)}>
          {t(`attorneys.imports.bulk.${show}.${choice as 'skip'}`)}
        </Button>
      ))}
    </div>
  );
}
