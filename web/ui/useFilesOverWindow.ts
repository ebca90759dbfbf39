import { useEffect, useEffectEvent, useState } from 'react';

/** Files that were dropped on the window, and whether a folder was among them, whose content was not read. */
export type DroppedFiles = { files: readonly File[]; hasFolder: boolean };

const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer?.types.includes('Files') ?? false;
const isDialogOpen = (): boolean => document.querySelector('.scrim, [aria-modal="true"]') !== null;
const isFileField = ({ target }: DragEvent): boolean =>
  target instanceof HTMLInputElement && target.type === 'file' && !target.disabled;

/**
 * Whether files are dragged over the window. A file that is dropped where nothing takes it would replace the portal in
 * the browser: here it is ignored instead. `onDrop` is absent where drops do nothing; an open dialog takes none either.
 * An area of the screen that takes files itself is left alone.
 */
export function useFilesOverWindow(onDrop: ((dropped: DroppedFiles) => void) | null): boolean {
  const [isOver, setOver] = useState(false);
  const takes = (event: DragEvent) => onDrop !== null && !event.defaultPrevented && !isDialogOpen();
  const over = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event) || isFileField(event)) return;
    const isTaken = takes(event);
    setOver(isTaken);
    if (event.dataTransfer && !event.defaultPrevented) event.dataTransfer.dropEffect = isTaken ? 'copy' : 'none';
    event.preventDefault();
  });
  const drop = useEffectEvent((event: DragEvent) => {
    setOver(false);
    if (!hasFiles(event) || isFileField(event)) return;
    const isTaken = takes(event);
    event.preventDefault();
    if (isTaken && event.dataTransfer) onDrop?.(readDropped(event.dataTransfer));
  });
  // Leaving an element for another one has a related target; leaving the window has none.
  const leave = useEffectEvent((event: DragEvent) => !event.relatedTarget && setOver(false));
  const cancel = useEffectEvent((event: KeyboardEvent) => event.key === 'Escape' && setOver(false));
  useEffect(() => {
    const watching = new AbortController();
    const { signal } = watching;
    window.addEventListener('dragover', (event) => over(event), { signal });
    window.addEventListener('drop', (event) => drop(event), { signal });
    window.addEventListener('dragleave', (event) => leave(event), { signal });
    window.addEventListener('keydown', (event) => cancel(event), { signal });
    return () => watching.abort();
  }, []);
  return isOver;
}

function readDropped({ files, items }: DataTransfer): DroppedFiles {
  const hasFolder = [...(items ?? [])].some((item) => item.webkitGetAsEntry?.()?.isDirectory ?? false);
  return { files: [...files], hasFolder };
}
