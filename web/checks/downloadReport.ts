import { saveFile } from '#web/calls/saveFile.ts';

/**
 * Downloads the report of a check: `of` is the path of the filing or of the user's own analysis, for example
 * `/documents/…`.
 */
export function downloadReport(of: string, format: 'pdf' | 'json', documentName: string): Promise<void> {
  const name = documentName.replace(/\.[^.]+$/, '');
  return saveFile(`/api${of}/report/?format=${format}`, `${name} - compliance report.${format}`);
}
