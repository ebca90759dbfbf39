import { Download } from 'lucide-react';
import { useState } from 'react';
import { errorText } from '#web/calls/errorText.ts';
import { saveFile } from '#web/calls/saveFile.ts';
import { Button } from '#web/ui/Button.tsx';
import { toast } from '#web/ui/toast.ts';

type Props = { address: string; name: string; label: string; dense?: boolean; about?: string };

/** Saves a PDF of the server. */
export function SavePdf({ address, name, label, dense = false, about }: Props) {
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
