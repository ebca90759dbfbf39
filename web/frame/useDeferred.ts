import { useState } from 'react';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * What opens under a button and is fetched with the first sign that it will be used: the pointer over the button or the
 * focus on it. `Content` is null until it is opened and has arrived.
 */
export function useDeferred<Content>(load: () => Promise<Content>) {
  const [isOpen, setOpen] = useState(false);
  const [loaded, setLoaded] = useState<{ Content: Content } | null>(null);
  const prepare = () => {
    if (!loaded)
      void load().then(
        (Content) => setLoaded({ Content }),
        () => {},
      );
  };
  const open = () => {
    setOpen(true);
    load().then(
      (Content) => setLoaded({ Content }),
      () => {
        setOpen(false);
        toast.error(errorText(undefined));
      },
    );
  };
  return {
    isOpen,
    setOpen,
    Content: isOpen ? (loaded?.Content ?? null) : null,
    /** For the button. */
    button: {
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => (isOpen ? setOpen(false) : open()),
      'aria-expanded': isOpen,
    },
  };
}
