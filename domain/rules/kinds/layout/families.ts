/** The style of a font family: serif, sans serif, monospaced, or not for body text. */
export type FamilyKind = 'serif' | 'sans' | 'mono' | 'fancy';
export type Family = { name: string; kind: FamilyKind };

/**
 * Font families, by the beginnings of font names in files, letters only. Free equivalents have the name of the family
 * whose widths they copy, because the author chose that family. Longer beginnings come first.
 */
const families: readonly [beginning: string, name: string, kind: FamilyKind][] = [
  ['timesnewroman', 'Times New Roman', 'serif'],
  ['times', 'Times New Roman', 'serif'],
  ['nimbusrom', 'Times New Roman', 'serif'],
  ['liberationserif', 'Times New Roman', 'serif'],
  ['tinos', 'Times New Roman', 'serif'],
  ['texgyretermes', 'Times New Roman', 'serif'],
  ['stix', 'Times New Roman', 'serif'],
  ['centuryschoolbook', 'Century Schoolbook', 'serif'],
  ['centuryschlbk', 'Century Schoolbook', 'serif'],
  ['newcentury', 'New Century Schoolbook', 'serif'],
  ['centuryexpanded', 'Century Expanded', 'serif'],
  ['centurygothic', 'Century Gothic', 'sans'],
  ['century', 'Century', 'serif'],
  ['texgyreschola', 'Century Schoolbook', 'serif'],
  ['schola', 'Century Schoolbook', 'serif'],
  ['c059', 'Century Schoolbook', 'serif'],
  ['bookmanoldstyle', 'Bookman Old Style', 'serif'],
  ['bookman', 'Bookman Old Style', 'serif'],
  ['urwbookman', 'Bookman Old Style', 'serif'],
  ['itcbookman', 'Bookman Old Style', 'serif'],
  ['texgyrebonum', 'Bookman Old Style', 'serif'],
  ['bookantiqua', 'Book Antiqua', 'serif'],
  ['palatino', 'Palatino', 'serif'],
  ['calistomt', 'Calisto MT', 'serif'],
  ['calisto', 'Calisto MT', 'serif'],
  ['cambria', 'Cambria', 'serif'],
  ['caladea', 'Cambria', 'serif'],
  ['garamond', 'Garamond', 'serif'],
  ['ebgaramond', 'Garamond', 'serif'],
  ['georgia', 'Georgia', 'serif'],
  ['goudy', 'Goudy Old Style', 'serif'],
  ['baskerville', 'Baskerville', 'serif'],
  ['constantia', 'Constantia', 'serif'],
  ['equity', 'Equity', 'serif'],
  ['arialblack', 'Arial Black', 'fancy'],
  ['arialnarrow', 'Arial Narrow', 'sans'],
  ['arial', 'Arial', 'sans'],
  ['liberationsans', 'Arial', 'sans'],
  ['arimo', 'Arial', 'sans'],
  ['helvetica', 'Arial', 'sans'],
  ['nimbussan', 'Arial', 'sans'],
  ['texgyreheros', 'Arial', 'sans'],
  ['calibri', 'Calibri', 'sans'],
  ['carlito', 'Calibri', 'sans'],
  ['aptos', 'Aptos', 'sans'],
  ['verdana', 'Verdana', 'sans'],
  ['tahoma', 'Tahoma', 'sans'],
  ['trebuchet', 'Trebuchet', 'sans'],
  ['segoeui', 'Segoe UI', 'sans'],
  ['dejavusansmono', 'DejaVu Sans Mono', 'mono'],
  ['dejavusans', 'DejaVu Sans', 'sans'],
  ['opensans', 'Open Sans', 'sans'],
  ['roboto', 'Roboto', 'sans'],
  ['gillsans', 'Gill Sans', 'sans'],
  ['futura', 'Futura', 'sans'],
  ['couriernew', 'Courier', 'mono'],
  ['courier', 'Courier', 'mono'],
  ['nimbusmon', 'Courier', 'mono'],
  ['liberationmono', 'Courier', 'mono'],
  ['cousine', 'Courier', 'mono'],
  ['consolas', 'Consolas', 'mono'],
  ['lucidaconsole', 'Lucida Console', 'mono'],
  ['comicsans', 'Comic Sans', 'fancy'],
  ['papyrus', 'Papyrus', 'fancy'],
  ['brushscript', 'Brush Script', 'fancy'],
  ['lucidahandwriting', 'Lucida Handwriting', 'fancy'],
  ['edwardianscript', 'Edwardian Script', 'fancy'],
  ['impact', 'Impact', 'fancy'],
  ['jokerman', 'Jokerman', 'fancy'],
  ['oldenglish', 'Old English', 'fancy'],
  ['blackadder', 'Blackadder', 'fancy'],
];

/** The family that a font's name in the file refers to; undefined if the name does not identify it. */
export function familyOf(name: string): Family | undefined {
  const letters = name.toLowerCase().replace(/[^a-z0-9]/g, '');
  const found = families.find(([beginning]) => letters.startsWith(beginning));
  return found && { name: found[1], kind: found[2] };
}
