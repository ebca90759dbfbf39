import { fetchBlob } from './fetchBlob.ts';

/** Saves a response from the server under a file name. */
export async function saveFile(address: string, name: string): Promise<void> {
  const url = URL.createObjectURL(await fetchBlob(address));
  const link = window.document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
