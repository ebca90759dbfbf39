import { saveFile } from '#web/calls/saveFile.ts';

/** Saves the report of a check: `of` is the filing's or the own analysis's path, for example `/documents/…`. */
export function downloadReport(of: string, format: 'pdf' | 'json', documentName: string): Promise<void> {
  const name = documentName.replace(/\.[^.]+$/, '');
  return saveFile(`/api${of}/report/?format=${format}`, `${name} - compliance report.${format}`);
}
