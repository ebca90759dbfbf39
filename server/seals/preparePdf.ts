import { type PDF, PdfArray, PdfDict, PdfName, PdfNumber, type PdfRef, PdfStream, PdfString } from '@libpdf/core';
import type { SealPlace } from './writeSealBlock.ts';

/** Room for the CMS: a chain of four certificates with 4096-bit keys fits. */
export const contentsBytes = 16_384;
/** The sealed file permits no changes (ISO 32000-2, table 257: P 1). */
const noChanges = 1;

type Preparing = { place: SealPlace; name: string; reason: string; location: string; at: Date };

/**
 * Adds a signature field with the certification of the document (DocMDP), leaving room for the signature itself. A form
 * is flattened first, and scripts are removed: what is sealed cannot show anything else later.
 */
export async function preparePdf(pdf: PDF, { place, name, reason, location, at }: Preparing): Promise<Uint8Array> {
  const { registry } = pdf.context;
  const resolve = registry.resolve.bind(registry);
  pdf.getForm()?.flatten();
  const catalog = pdf.getCatalog();
  for (const key of ['OpenAction', 'AA', 'AcroForm', 'Perms', 'DSS']) catalog.delete(key);
  catalog.getDict('Names', resolve)?.delete('JavaScript');
  const page = pdf.getPages()[place.page]!;
  const signature = registry.register(signatureDict({ name, reason, location, at }));
  const widget = PdfDict.of({
    ...{ Type: PdfName.of('Annot'), Subtype: PdfName.of('Widget'), FT: PdfName.of('Sig') },
    ...{ T: PdfString.fromString('CourtSeal'), TU: PdfString.fromString('Seal of the court') },
    // Printed, and locked.
    F: PdfNumber.of(132),
    Rect: numbers(place.box),
    P: page.ref,
    V: signature,
    AP: PdfDict.of({ N: registry.register(emptyAppearance(place)) }),
  });
  const field = registry.register(widget);
  addAnnotation(page.dict, field, resolve);
  catalog.set('AcroForm', PdfDict.of({ Fields: new PdfArray([field]), SigFlags: PdfNumber.of(3) }));
  catalog.set('Perms', PdfDict.of({ DocMDP: signature }));
  catalog.set('Extensions', extensions());
  return pdf.save();
}

function signatureDict({ name, reason, location, at }: Omit<Preparing, 'place'>): PdfDict {
  const parameters = PdfDict.of({
    ...{ Type: PdfName.of('TransformParams'), V: PdfName.of('1.2'), P: PdfNumber.of(noChanges) },
  });
  const reference = PdfDict.of({
    ...{ Type: PdfName.of('SigRef'), TransformMethod: PdfName.of('DocMDP'), TransformParams: parameters },
  });
  return PdfDict.of({
    ...{ Type: PdfName.of('Sig'), Filter: PdfName.of('Adobe.PPKLite'), SubFilter: PdfName.of('ETSI.CAdES.detached') },
    ByteRange: numbers([0, 1_111_111_111, 1_111_111_112, 1_111_111_113]),
    Contents: PdfString.fromBytes(new Uint8Array(contentsBytes)),
    ...{ Name: PdfString.fromString(name), Reason: PdfString.fromString(reason) },
    ...{ Location: PdfString.fromString(location), M: PdfString.fromString(pdfDate(at)) },
    Reference: new PdfArray([reference]),
  });
}

/** The words of the seal are on the page; the field only marks their place. */
function emptyAppearance({ box: [left, bottom, right, top] }: SealPlace): PdfStream {
  const dict = {
    Type: PdfName.of('XObject'),
    Subtype: PdfName.of('Form'),
    BBox: numbers([0, 0, right - left, top - bottom]),
  };
  return PdfStream.fromDict(dict);
}

type Resolve = NonNullable<Parameters<PdfDict['getArray']>[1]>;

function addAnnotation(page: PdfDict, field: PdfRef, resolve: Resolve): void {
  const present = page.getArray('Annots', resolve);
  page.set('Annots', new PdfArray([...(present ?? []), field]));
}

/** ETSI.CAdES.detached is part of PDF 2.0; earlier versions name the extension (ISO 32000-1, 7.12). */
const extensions = () =>
  PdfDict.of({
    ESIC: PdfDict.of({ BaseVersion: PdfName.of('1.7'), ExtensionLevel: PdfNumber.of(5) }),
  });

const numbers = (values: readonly number[]) => new PdfArray(values.map((value) => PdfNumber.of(value)));

/** ISO 32000-2, 7.9.4, in UTC. */
function pdfDate(at: Date): string {
  return `D:${at.toISOString().replace(/\D/g, '').slice(0, 14)}Z`;
}
