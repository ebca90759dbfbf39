import { type ComponentType, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAppDispatch, useAppSelector } from '#web/store.ts';
import { toast } from '#web/ui/toast.ts';
import { assistantChanged } from './navigationSlice.ts';

type Panel = ComponentType<{ isOpen: boolean; onClose: () => void }>;

/** The assistant's place in the layout. It is fetched when it is first opened, and keeps its state afterward. */
export function AssistantPanel() {
  const { t } = useTranslation();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.navigation.assistantOpen);
  const [panel, setPanel] = useState<{ Panel: Panel } | null>(null);

  useEffect(() => {
    if (!isOpen || panel) return;
    import('#web/assistant/AssistantModal.tsx').then(
      ({ AssistantModal }) => setPanel({ Panel: AssistantModal }),
      () => {
        toast.error(t('layout.assistantNotLoaded'), { toastId: 'assistant' });
        dispatch(assistantChanged(false));
      },
    );
  }, [isOpen, panel, dispatch, t]);

  return panel && <panel.Panel isOpen={isOpen} onClose={() => dispatch(assistantChanged(false))} />;
}
