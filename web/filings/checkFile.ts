import { largestDocumentBytes } from '#domain/documents/fileFormats';

export type FileProblem = 'wrong_type' | 'too_large' | 'empty';

/** The file types that the file inputs accept. */
export const acceptedTypes = '.pdf,.doc,.docx,.txt';

/**
 * What is wrong with a file, as far as the browser can detect it before the upload. The server checks the content, and
 * the size by the court's limit before the first byte.
 */
export function checkFile(file: File): FileProblem | null {
  if (!/\.(pdf|docx?|txt)$/i.test(file.name)) return 'wrong_type';
  if (file.size === 0) return 'empty';
  return file.size > largestDocumentBytes ? 'too_large' : null;
}

/** `1.2 MB`, `340 KB`. */
export function formatBytes(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  if (bytes < 1024 * 1024) return `${Math.round(bytes / 1024)} KB`;
  return `${(bytes / 1024 / 1024).toFixed(1)} MB`;
}
