import { fetchBlob } from './fetchBlob.ts';
import { saveFile } from './saveFile.ts';

/** Opens a PDF from the server in a new tab for printing. If the browser opens no tab, the file is saved. */
export async function openPdf(address: string, name: string): Promise<void> {
  // Opened in the click itself: after a response, browsers block it.
  const tab = window.open('', '_blank');
  if (!tab) return saveFile(address, name);
  try {
    const url = URL.createObjectURL(await fetchBlob(address));
    tab.location.href = url;
    setTimeout(() => URL.revokeObjectURL(url), 60_000);
  } catch (error) {
    tab.close();
    throw error;
  }
}
