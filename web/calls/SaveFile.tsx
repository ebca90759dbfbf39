import { Download } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';
import { errorText } from './errorText.ts';
import { saveFile } from './saveFile.ts';

/** `name`: the file name; `about`: the label for assistive technology, if it says more than the visible one. */
type Props = { address: string; name: string; label: string; dense?: boolean; about?: string };

/** A button that saves a file of the server. */
export function SaveFile({ address, name, label, dense = false, about }: Props) {
  const [isBusy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    await saveFile(address, name).catch((error: unknown) =>
      toast.error(error instanceof Error ? error.message : errorText(error)),
    );
    setBusy(false);
  };
  return (
    <Button dense={dense} busy={isBusy} onClick={() => void save()} aria-label={about}>
      <Download className="i" aria-hidden />
      {label}
    </Button>
  );
}
