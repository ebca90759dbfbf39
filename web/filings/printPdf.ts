import { openPdf } from '#web/calls/openPdf.ts';
import i18n from '#web/i18n.ts';
import { toast } from '#web/ui/toast.ts';

/** Opens a PDF for printing, and reports if that fails. */
export function printPdf(address: string, name: string): void {
  openPdf(address, name).catch((error: unknown) => {
    toast.error(error instanceof Error && error.message ? error.message : i18n.t('filings.paper.failed'));
  });
}
