import { X509Certificate } from 'node:crypto';
import { PDF } from '@libpdf/core';
import { describe, expect, test } from 'vitest';
import { coveredBytes, findSignatures } from '#domain/seals/findSignatures';
import { createKeyAndCertificate } from './createKeyAndCertificate.ts';
import { insertSignature } from './insertSignature.ts';
import { preparePdf } from './preparePdf.ts';
import { openSealKey } from './SealKey.ts';
import { writeCms } from './writeCms.ts';
import { soOrdered, writeSealPage } from './writeSealBlock.ts';

const at = new Date('2026-11-23T18:00:00Z');
const signer = { name: 'Ana Núñez', title: 'Judge' };

async function seal() {
  const made = await createKeyAndCertificate('Superior Court of Example', at);
  const block = { court: 'Superior Court of Example', signer, signed: 'Nov 23, 2026', reason: 'Order' };
  const { bytes, box } = await writeSealPage(block, soOrdered(['Rowe v. Cole']), at);
  const pdf = await PDF.load(bytes);
  const name = { name: signer.name, reason: 'Order', location: 'Superior Court of Example', at };
  const prepared = await preparePdf(pdf, { place: { page: 0, box }, ...name });
  const key = await openSealKey({ pkcs8: made.pkcs8.toString('base64') });
  const sealed = await insertSignature(prepared, (digest) => writeCms({ digest, ...made, key }));
  return { made, sealed };
}

describe('a sealed PDF', () => {
  test('has one signature, which covers the file to its last byte and certifies it', async () => {
    const { sealed } = await seal();
    const found = findSignatures(sealed.toString('latin1'));
    expect(found).toHaveLength(1);
    expect(found[0]!.is_last).toBe(true);
    expect(coveredBytes(sealed, found[0]!).length + found[0]!.cms.length + 2).toBe(sealed.length);
    const text = sealed.toString('latin1');
    expect(text).toContain('/DocMDP');
    expect(text).toContain('/ETSI.CAdES.detached');
    expect((await PDF.load(sealed)).getPageCount()).toBe(1);
    if (process.env.KEEP_SEALED) (await import('node:fs')).writeFileSync(process.env.KEEP_SEALED, sealed);
  });

  test('has a certificate that the authority of the court issued', async () => {
    const { made } = await seal();
    const [own, root] = [new X509Certificate(made.certificate), new X509Certificate(made.chain[0]!)];
    expect(own.verify(root.publicKey)).toBe(true);
    expect(own.ca).toBe(false);
    expect(root.ca).toBe(true);
  });
});
