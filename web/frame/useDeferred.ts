import { useState } from 'react';
import { errorText } from '#web/calls/errorText.ts';
import { toast } from '#web/ui/toast.ts';

/**
 * Content that opens below a button and is fetched when the pointer or the focus reaches the button. `Content` is null
 * until it is opened and loaded.
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
    /** Props for the button. */
    button: {
      onPointerEnter: prepare,
      onFocus: prepare,
      onClick: () => (isOpen ? setOpen(false) : open()),
      'aria-expanded': isOpen,
    },
  };
}
