import { isOn } from './isOn.ts';
import { scanXml, type XmlAttributes } from './scanXml.ts';

/** The formatting of a run of characters, as far as it is specified; colors as RRGGBB. */
export type RunLook = {
  vanish?: boolean;
  color?: string;
  /** Half points. */
  size?: number;
  fill?: string;
  highlight?: string;
};

export type WordStyles = {
  /** What a style gives its letters, with all that it is based on; by its id. */
  lookOf(style: string | undefined): RunLook;
  /** Table styles that shade cells: text of any color may be readable in them. */
  shadedTables: ReadonlySet<string>;
};

type Style = { basedOn?: string; look: RunLook; type: string };

const deepest = 20;
export const plainStyles: WordStyles = { lookOf: () => ({}), shadedTables: new Set() };

/** Reads what the styles of a Word document say about how letters look. */
export function readWordStyles(xml: string): WordStyles {
  const styles = new Map<string, Style>();
  const shadedTables = new Set<string>();
  const defaults: Style = { look: {}, type: 'default' };
  let usual: string | undefined;
  let style: Style | undefined;
  let id = '';
  let inRun = 0;
  scanXml(xml, {
    open(name, attributes) {
      if (name === 'w:docDefaults') style = defaults;
      else if (name === 'w:style') {
        id = attributes['w:styleId'] ?? '';
        style = { look: {}, type: attributes['w:type'] ?? '' };
        styles.set(id, style);
        if (style.type === 'paragraph' && isOn(attributes['w:default'] ?? '0')) usual = id;
      } else if (name === 'w:basedOn' && style) style.basedOn = attributes['w:val'] ?? '';
      else if (name === 'w:rPr') inRun++;
      else if (name === 'w:shd' && style?.type === 'table' && isShade(attributes)) shadedTables.add(id);
      else if (inRun > 0 && style) readLook(style.look, name, attributes);
      else if (name === 'w:shd' && style?.type === 'paragraph') style.look.fill = attributes['w:fill'] ?? '';
    },
    close(name) {
      if (name === 'w:rPr') inRun--;
      else if (name === 'w:style' || name === 'w:docDefaults') style = undefined;
    },
    text() {},
  });
  const known = new Map<string, RunLook>();
  const lookOf = (asked: string | undefined): RunLook => {
    const from = asked ?? usual ?? '';
    let look = known.get(from);
    if (look === undefined) {
      const chain: RunLook[] = [];
      let at = styles.get(from);
      for (let depth = 0; at !== undefined && depth < deepest; depth++) {
        chain.unshift(at.look);
        at = at.basedOn === undefined ? undefined : styles.get(at.basedOn);
      }
      look = Object.assign({}, styles.get(from)?.type === 'character' ? {} : defaults.look, ...chain) as RunLook;
      known.set(from, look);
    }
    return look;
  };
  return { lookOf, shadedTables };
}

/** Applies one element of run properties. */
export function readLook(look: RunLook, name: string, attributes: XmlAttributes): void {
  const value = attributes['w:val'];
  if (name === 'w:vanish' || name === 'w:specVanish') look.vanish = isOn(value);
  else if (name === 'w:color' && value !== undefined) look.color = value;
  else if (name === 'w:sz' && value !== undefined) look.size = Number(value);
  else if (name === 'w:highlight' && value !== undefined) look.highlight = value;
  else if (name === 'w:shd') look.fill = attributes['w:fill'] ?? '';
}

function isShade(attributes: XmlAttributes): boolean {
  const fill = attributes['w:fill'];
  return fill !== undefined && !/^(?:auto|f{6})$/i.test(fill);
}
