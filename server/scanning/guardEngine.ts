import type { DocumentEngine, DocumentFile } from '#server/kernel/ports/DocumentEngine';
import type { AdmissionOptions, Quarantine } from '#server/kernel/ports/Quarantine';
import { hashOfBlobPath } from '#server/storage/hashOfBlobPath';

/** A file has just come in: the newest signatures count. */
const arriving: AdmissionOptions = { fresh: true };
/** A job reads it, and can wait as long as the scanner needs. */
const analyzing: AdmissionOptions = { fresh: true, patienceMs: Number.POSITIVE_INFINITY };

/** The document engine, which opens no file that the quarantine holds. */
export function guardEngine(engine: DocumentEngine, quarantine: Quarantine): DocumentEngine {
  if (!quarantine.scanner) return engine;
  const admitted =
    <Rest extends unknown[], Result>(
      open: (file: DocumentFile, ...rest: Rest) => Promise<Result>,
      options?: AdmissionOptions,
    ) =>
    async (file: DocumentFile, ...rest: Rest): Promise<Result> => {
      // A file that is not in the store was written by the portal itself: the test document of its status.
      const sha256 = hashOfBlobPath(file.path);
      if (sha256) await quarantine.admit({ sha256, name: file.name }, options);
      return open(file, ...rest);
    };
  return {
    ...engine,
    inspect: admitted(engine.inspect, arriving),
    analyze: admitted(engine.analyze, analyzing),
    read: admitted(engine.read),
    readFront: admitted(engine.readFront),
    readMarked: admitted(engine.readMarked),
    pageSizes: admitted(engine.pageSizes),
    readWords: admitted(engine.readWords),
    readPageWords: admitted(engine.readPageWords),
    renderPage: admitted(engine.renderPage),
    appendPages: admitted(engine.appendPages),
    async joinPdfs(parts, options) {
      for (const { file } of parts) await admitted(async () => {})(file);
      return engine.joinPdfs(parts, options);
    },
    findSheets: admitted(engine.findSheets),
    extractPages: admitted(engine.extractPages),
    stamp: admitted(engine.stamp),
    fix: admitted(engine.fix),
  };
}
