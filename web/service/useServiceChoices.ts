import { useEffect, useRef, useState } from 'react';
import type { AddedRecipient, DraftRecipient, DraftService } from '#contract/service';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';
import { useSaveDraftServiceMutation } from './serviceApi.ts';

type Otherwise = NonNullable<DraftRecipient['otherwise']>;

/** What the filer chooses about the service of a draft. Each choice is saved, one after the other. */
export function useServiceChoices(draftId: string, service: DraftService) {
  const [send] = useSaveDraftServiceMutation();
  const [saving, setSaving] = useState(0);
  const latest = useRef(service);
  const turn = useRef<Promise<unknown>>(Promise.resolve());
  useEffect(() => {
    if (service.version >= latest.current.version) latest.current = service;
  }, [service]);

  const save = (changed: (now: Choices) => Partial<Choices>): Promise<boolean> => {
    setSaving((count) => count + 1);
    const saved = turn.current.then(async () => {
      const choices = choicesOf(latest.current);
      const { version } = latest.current;
      const reply = await send({ id: draftId, version, ...choices, ...changed(choices) });
      if (reply.data) latest.current = reply.data;
      else toast.error(errorText(reply.error));
      return reply.data !== undefined;
    });
    turn.current = saved.finally(() => setSaving((count) => count - 1));
    return saved;
  };
  return {
    isSaving: saving > 0,
    choose: (key: string, is_selected: boolean) =>
      void save(({ chosen }) => ({ chosen: { ...chosen, [key]: is_selected } })),
    serveOtherwise: (key: string, stated: Otherwise | null) =>
      void save(({ otherwise }) => ({
        otherwise: [...otherwise.filter((one) => one.key !== key), ...(stated ? [{ key, ...stated }] : [])],
      })),
    add: (recipient: AddedRecipient) => save(({ added }) => ({ added: [...added, recipient] })),
    remove: (id: string) => void save(({ added }) => ({ added: added.filter((one) => one.id !== id) })),
  };
}
export type ServiceChoices = ReturnType<typeof useServiceChoices>;

type Choices = {
  chosen: Record<string, boolean>;
  added: AddedRecipient[];
  otherwise: (Otherwise & { key: string })[];
};

function choicesOf({ recipients, added }: DraftService): Choices {
  const optional = recipients.filter(({ is_optional }) => is_optional);
  return {
    chosen: Object.fromEntries(optional.map(({ key, is_selected }) => [key, is_selected])),
    added,
    otherwise: recipients.flatMap(({ key, otherwise }) => (otherwise ? [{ key, ...otherwise }] : [])),
  };
}
