import { checkFile, type FileProblem } from '#web/filings/checkFile.ts';
import type { DroppedFiles } from '#web/ui/useFilesOverWindow.ts';

/** As many documents as one call takes in addition to a lead document. */
export const mostFiles = 11;

/** The documents of a drop, the lead document first, or why none of them is used. */
export type DropPlan =
  | { lead: File; others: readonly File[] }
  | { problem: 'folder' | 'none' }
  | { problem: 'too_many'; count: number }
  | { problem: FileProblem; file: File };

/** The first PDF is the lead document. If one file cannot be used, none is, so that no draft lacks a document. */
export function planDrop({ files, hasFolder }: DroppedFiles): DropPlan {
  if (hasFolder) return { problem: 'folder' };
  if (files.length > mostFiles) return { problem: 'too_many', count: files.length };
  for (const file of files) {
    const problem = checkFile(file);
    if (problem) return { problem, file };
  }
  const lead = files.find(({ name }) => /\.pdf$/i.test(name)) ?? files[0];
  return lead ? { lead, others: files.filter((file) => file !== lead) } : { problem: 'none' };
}
