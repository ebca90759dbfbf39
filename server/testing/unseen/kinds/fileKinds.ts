import { darkBy, plainBoxBy } from '../boxes.ts';
import type { HiddenKind } from '../HiddenKind.ts';
import { bindRevision } from '../pdf/bindFile.ts';
import { literal } from '../pdf/ObjectBook.ts';
import type { Pen } from '../pdf/Pen.ts';
import type { FileExtras } from '../pdf/setFile.ts';
import { setThree, type Version } from '../setThree.ts';
import { smuggle } from '../smuggle.ts';
import { areaOf, paintDocument } from '../TestDocument.ts';
import { orderBy, personBy, socialBy } from '../words.ts';
import { wordsOf } from './coveredKinds.ts';

/** Contents of a file besides its pages: layers, earlier states, properties, outlines. */
export const fileKinds: HiddenKind[] = [
  {
    id: 'a layer that is switched off',
    expects: ['hidden_layer'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const redacts = dice.chance(0.5);
          const runs = redacts ? document.words : [smuggle(dice, document)];
          const way = dice.one(['plain', 'membership', 'form', 'base state'] as const);
          const layered = (shown: boolean): Version => ({
            paint: (pen) => {
              paintDocument(pen, document, { words: !redacts });
              const group = pen.objects.add('<< /Type /OCG /Name (Layer 1) >>');
              layer.number = group;
              const member =
                way === 'membership' ? pen.objects.add(`<< /Type /OCMD /OCGs [${group} 0 R] /P /AllOn >>`) : group;
              const write = (into: Pen) => {
                for (const run of runs) into.text(run);
              };
              if (way === 'form') return pen.form(write, `/OC ${group} 0 R`);
              pen.put(`/OC ${pen.resource('Properties', `${member} 0 R`)} BDC`);
              write(pen);
              pen.put('EMC');
            },
            extras: {
              catalog: () => {
                const group = `${layer.number} 0 R`;
                const off = way === 'base state' ? '/BaseState /OFF /ON []' : `/OFF [${group}]`;
                return `/OCProperties << /OCGs [${group}] /D << /Order [${group}] ${shown ? `/ON [${group}]` : off} >> >>`;
              },
            },
          });
          const layer = { number: 0 };
          const bare: Version = { paint: (pen) => paintDocument(pen, document, { words: !redacts }) };
          return {
            hidden: runs.map(({ text }) => text).join(' '),
            place: areaOf(runs[0]!),
            attacked: layered(false),
            clean: dice.chance(0.7) ? layered(true) : bare,
            bare,
          };
        },
        { habits: { tagged: false } },
      ),
  },
  {
    id: 'an earlier state kept in the file',
    expects: ['earlier_revision'],
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const box = plainBoxBy(dice, darkBy(dice));
          const blackens = dice.chance(0.7);
          const area = areaOf(document.words[0]!, 1);
          const later = (pen: Pen) => {
            paintDocument(pen, document, { words: false });
            if (blackens) box(pen, area);
          };
          const saved = dice.one(['same words', 'a date', 'an annotation'] as const);
          return {
            hidden: wordsOf(document),
            place: null,
            attacked: {
              after: (file, page) => {
                const [first, ...others] = file.pages[page]!.contents;
                const changed = new Map([[first!, file.repaint(page, later)]]);
                for (const other of others) changed.set(other, emptyStream);
                return bindRevision(file, changed).bytes;
              },
            },
            // Saving again changes nothing that a reader sees: a form was signed, a date set, a page written again.
            clean: {
              paint: later,
              after: (file, page) => {
                const [first, ...others] = file.pages[page]!.contents;
                const changed = new Map<number, Buffer>();
                if (saved === 'same words') {
                  changed.set(first!, file.repaint(page, later));
                  for (const other of others) changed.set(other, emptyStream);
                } else if (saved === 'a date') {
                  changed.set(file.objects + 1, Buffer.from('<< /ModDate (D:20260302100000) >>'));
                } else {
                  changed.set(
                    file.objects + 1,
                    Buffer.from('<< /Type /Metadata /Subtype /XML /Length 0 >>\nstream\n\nendstream'),
                  );
                }
                return bindRevision(file, changed).bytes;
              },
            },
            bare: { paint: later },
          };
        },
        { habits: { nested: false }, decorated: false },
      ),
  },
  {
    id: 'orders to a machine in the properties',
    expects: ['metadata', 'machine_instruction'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, () => {
        const words = orderBy(dice);
        const key = dice.one(['Subject', 'Keywords', 'Title', 'Author', 'Instructions', 'packet']);
        const version = (value: string): Version => ({ extras: propertyOf(key, value) });
        const plain = dice.one([
          'Motion practice',
          'discovery; sanctions; Rule 37',
          'Reply brief',
          'Prior instructions to the jury',
        ]);
        return { hidden: words, place: null, attacked: version(words), clean: version(plain), bare: {} };
      }),
  },
  {
    id: 'a secret in the properties',
    expects: ['metadata'],
    means: 'leftover',
    make: (dice, seed) =>
      setThree(dice, seed, (document) => {
        const words = `Settlement of ${personBy(dice)}, SSN ${socialBy(dice)}`;
        const key = dice.one(['Subject', 'Keywords', 'Title', 'ClientMatter', 'packet']);
        const plain = dice.one(['Motion to Compel', 'Complaint', 'Smith draft 3', 'Case 2024-11883']);
        const paint = (pen: Pen) => paintDocument(pen, document);
        return {
          hidden: words,
          place: null,
          attacked: { paint, extras: propertyOf(key, words) },
          clean: { paint, extras: propertyOf(key, plain) },
          bare: { paint },
        };
      }),
  },
  {
    id: 'a blacked out name in the outline',
    expects: ['metadata'],
    means: 'failed_redaction',
    make: (dice, seed) =>
      setThree(
        dice,
        seed,
        (document) => {
          const words = document.words[0]!.text;
          const area = areaOf(document.words[0]!, 1);
          const before = document.runs.find(({ y }) => y === document.words[0]!.y)?.text.trim() ?? 'The patient,';
          const box = plainBoxBy(dice, darkBy(dice));
          const paint = (pen: Pen) => {
            paintDocument(pen, document, { words: false });
            box(pen, area);
          };
          const outline = (title: string): FileExtras => ({
            catalog: (add, pages) => {
              const item = add(`<< /Title ${literal(title)} /Dest [${pages[0]} 0 R /Fit] >>`);
              return `/Outlines ${add(`<< /Type /Outlines /First ${item} 0 R /Last ${item} 0 R /Count 1 >>`)} 0 R`;
            },
          });
          const label = `${before} ${words}`;
          return {
            hidden: label,
            place: null,
            attacked: { paint, extras: outline(label) },
            clean: {
              paint,
              extras: outline(dice.one(['Argument', 'I. Statement of Facts', 'Exhibit A', 'Conclusion'])),
            },
            bare: { paint },
          };
        },
        { habits: { setting: 'lines' } },
      ),
  },
  {
    id: 'orders to a machine in an alternative text',
    expects: ['metadata', 'machine_instruction', 'mismapped_text'],
    means: 'hidden',
    make: (dice, seed) =>
      setThree(dice, seed, () => {
        const words = orderBy(dice);
        const key = dice.one(['Alt', 'Alt', 'ActualText', 'E']);
        const told = (text: string): Version => ({
          extras: {
            catalog: (add, pages) => {
              const element = add(
                `<< /Type /StructElem /S /Figure /P 2 0 R /Pg ${pages[0]} 0 R /${key} ${literal(text)} >>`,
              );
              return `/MarkInfo << /Marked true >> /StructTreeRoot ${add(`<< /Type /StructTreeRoot /K [${element} 0 R] >>`)} 0 R`;
            },
          },
        });
        const plain = dice.one(['Seal of the court', 'Photograph of the ladder', 'Signature']);
        return { hidden: words, place: null, attacked: told(words), clean: told(plain), bare: {} };
      }),
  },
];

const emptyStream = Buffer.from('<< /Length 0 >>\nstream\n\nendstream');

function propertyOf(key: string, value: string): FileExtras {
  if (key !== 'packet') return { info: `/${key} ${literal(value)} /Producer (Acrobat Distiller 15.0)` };
  const packet = `<?xpacket begin=""?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"><rdf:Description xmlns:dc="http://purl.org/dc/elements/1.1/"><dc:description><rdf:Alt><rdf:li xml:lang="x-default">${value}</rdf:li></rdf:Alt></dc:description></rdf:Description></rdf:RDF></x:xmpmeta><?xpacket end="w"?>`;
  return {
    catalog: (add) =>
      `/Metadata ${add(`<< /Type /Metadata /Subtype /XML /Length ${packet.length} >>\nstream\n${packet}\nendstream`)} 0 R`,
  };
}
