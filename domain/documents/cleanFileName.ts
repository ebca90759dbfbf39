/** Characters that a name on screen must not carry: controls, and marks that reverse or hide what follows them. */
const invisible = /[\p{Cc}\p{Cs}\u00ad\u061c\u180e\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff\ufff9-\ufffb]/gu;
const longest = 180;

/**
 * What a sent file is called, fit to be stored and shown: its last part only, without a path, controls or marks that
 * make `exe.pdf` of `fdp.exe`. Never used to find a file. Empty when nothing is left.
 */
export function cleanFileName(sent: string): string {
  const name = (sent.split(/[\\/]/).at(-1) ?? '')
    .replace(invisible, '')
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  return [...name].length <= longest ? name : shorten(name);
}

/** Keeps the extension, which shows people the type of the file. */
function shorten(name: string): string {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return [...name].slice(0, longest - ending.length).join('') + ending;
}
