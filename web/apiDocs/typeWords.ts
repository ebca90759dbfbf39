import type { TFunction } from 'i18next';
import { isFile, type Schema } from './openApi.ts';

/** The type of a value in a word. */
export function typeWords(t: TFunction, schema: Schema): string {
  if (isFile(schema)) return t(schema.items ? 'apiDocs.type.files' : 'apiDocs.type.file');
  if (schema.enum) return t('apiDocs.type.choice');
  const [type] = [schema.type].flat();
  switch (type) {
    case 'string':
      return schema.format === 'uuid' ? t('apiDocs.type.uuid') : t('apiDocs.type.string');
    case 'integer':
    case 'number':
      return t('apiDocs.type.number');
    case 'boolean':
      return t('apiDocs.type.boolean');
    case 'array':
      return t('apiDocs.type.array');
    default:
      return t('apiDocs.type.object');
  }
}
