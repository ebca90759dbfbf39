import { useTranslation } from 'react-i18next';
import { toast } from '#web/ui/toast.ts';
import { checkFile, formatBytes } from './checkFile.ts';

/** Keeps the files that can be sent, and reports what is wrong with the others. */
export function useGoodFiles(): (files: FileList | File[] | null) => File[] {
  const { t } = useTranslation();
  return (files) =>
    [...(files ?? [])].filter((file) => {
      const problem = checkFile(file);
      if (problem)
        toast.error(t(`filings.upload.problem.${problem}`, { name: file.name, size: formatBytes(file.size) }));
      return !problem;
    });
}
