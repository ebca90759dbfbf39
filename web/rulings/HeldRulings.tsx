import { useTranslation } from 'react-i18next';
import type { MyDay } from '#contract/chambers';
import { dispositions } from '#domain/rulings/dispositions';
import { errorText } from '#web/calls/errorText.ts';
import { useFormat } from '#web/preferences/useFormat.ts';
import { Button } from '#web/ui/Button.tsx';
import { Note } from '#web/ui/Note.tsx';
import { toast } from '#web/ui/toast.ts';
import { useUndoRulingMutation } from './rulingsApi.ts';

/** The rulings that take effect in a moment; each can be undone until then. */
export function HeldRulings({ held }: { held: MyDay['held'] }) {
  const format = useFormat();
  const { t } = useTranslation();
  const [undo, { isLoading }] = useUndoRulingMutation();
  if (held.length === 0) return null;
  const takeBack = async (id: string) => {
    const reply = await undo({ id });
    if (reply.error) toast.error(errorText(reply.error));
    else toast.success(reply.data.message);
  };
  return (
    <Note>
      <ul className="stack" aria-label={t('rulings.held.heading')}>
        {held.map(({ id, motion, disposition, case_number, takes_effect_at }) => (
          <li key={id}>
            {t('rulings.held.line', {
              case: case_number,
              motion,
              ruling: dispositions[disposition].label,
              at: format.moment(takes_effect_at!),
            })}{' '}
            <Button
              dense
              busy={isLoading}
              onClick={() => void takeBack(id)}
              aria-label={t('rulings.held.undoOf', { motion })}
            >
              {t('rulings.held.undo')}
            </Button>
          </li>
        ))}
      </ul>
    </Note>
  );
}
