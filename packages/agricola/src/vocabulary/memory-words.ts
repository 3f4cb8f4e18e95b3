import { type Cells, each } from '@furrow/farm/grid';
import type { Words } from '@furrow/kernel/words';
import type { Memory } from '../cards/memory';
import { rimBit, rimEdges } from '../farm/palisades';
import {
  canKeep,
  claimAs,
  claimIn,
  cropsAs,
  cropsIn,
  goodsAs,
  goodsIn,
  stacksAs,
  stacksIn,
} from '../in-play/kept';
import { CLAIMED } from '../spaces/claimed';
import { markedSpace, markOf } from '../spaces/marked-space';
import { CROPS, GOODS } from '../state/goods';
import { cellText, edgeText, readCell, readEdge } from './notation';

/** How a card that keeps nothing is written. */
const NOTHING = 'nothing';

/** How what a card keeps is written: `3 food`, `round 9`, `a1+b2`, `nothing`. */
export function memoryWords(memory: Memory | undefined): Words {
  return {
    print: (kept) => (kept === 0 || memory === undefined ? NOTHING : printed(memory, kept)),
    parse: (word) => {
      const kept = word === NOTHING ? 0 : memory && read(memory, word);
      return kept !== undefined && canKeep(memory, kept) ? kept : undefined;
    },
  };
}

function printed(memory: Memory, kept: number): string {
  switch (memory.keeps) {
    case 'counter':
      return memory.as === 'round' ? `round ${kept}` : `${kept}`;
    case 'claim': {
      const { until, space } = claimIn(kept);
      return space < 0 ? `round ${until}` : `round ${until} ${CLAIMED.print(space)}`;
    }
    case 'goods':
      return goodsIn(memory, kept)
        .map(([good, n]) => `${n} ${GOODS[good]}`)
        .join(' ');
    case 'pile':
      return memory.goods.slice(-kept).join(' ');
    case 'crops':
      return Array.from({ length: memory.stacks }, (_, stack) =>
        CROPS.map((crop, i) => `${cropsIn(kept, i, stack)} ${crop}`).join(' '),
      ).join(' + ');
    case 'stacks':
      return `${stacksIn(memory, kept).join('+')} ${memory.of}`;
    case 'space':
      return markedSpace(kept) ?? NOTHING;
    case 'seats':
      return bitsIn(kept)
        .map((seat) => `${seat + 1}`)
        .join('+');
    case 'places':
      return (memory.at === 'rim' ? rimEdges(kept).map(edgeText) : cellTexts(kept)).join('+');
  }
}

function cellTexts(cells: Cells): string[] {
  return bitsIn(cells).map(cellText);
}

/** The places of a mask. */
function bitsIn(mask: number): number[] {
  const found: number[] = [];
  each(mask, (bit) => found.push(bit));
  return found;
}

function read(memory: Memory, word: string): number | undefined {
  switch (memory.keeps) {
    case 'counter':
      return wholeIn(memory.as === 'round' ? /^round (.+)$/.exec(word)?.[1] : word);
    case 'claim': {
      const parts = /^round (\d{1,2})(?: (\S+))?$/.exec(word);
      const space = parts?.[2] === undefined ? -1 : CLAIMED.parse(parts[2]);
      return parts === null || space === undefined ? undefined : claimAs(Number(parts[1]), space);
    }
    case 'goods':
      return readAmounts(memory.of, word, (i, n) => goodsAs(memory, i, n));
    case 'pile': {
      const left = word.split(' ').length;
      return memory.goods.slice(-left).join(' ') === word ? left : undefined;
    }
    case 'crops': {
      const kept = readStacks(word);
      // More of a crop than its place holds would be read as another crop.
      return kept !== undefined && printed(memory, kept) === word ? kept : undefined;
    }
    case 'stacks': {
      const [counts, good] = word.split(' ');
      const kept = stacksAs(counts.split('+').map(Number));
      return good === memory.of && printed(memory, kept) === word ? kept : undefined;
    }
    case 'space':
      return markOf(word) || undefined;
    case 'seats':
      return readBits(word, (text) => (/^[1-5]$/.test(text) ? Number(text) - 1 : undefined));
    case 'places':
      return readBits(word, memory.at === 'rim' ? readRim : readCell);
  }
}

/** An edge at the rim as the place of its bit. */
function readRim(text: string): number | undefined {
  const edge = readEdge(text);
  return edge === undefined ? undefined : rimBit(edge);
}

function wholeIn(word: string | undefined): number | undefined {
  return word !== undefined && /^\d{1,6}$/.test(word) ? Number(word) : undefined;
}

/** The crops of several stacks as one number. */
function readStacks(word: string): number | undefined {
  let kept = 0;
  for (const [stack, text] of word.split(' + ').entries()) {
    const crops = readAmounts(CROPS, text, (crop, n) => cropsAs(crop, n, stack));
    if (crops === undefined) return undefined;
    kept += crops;
  }
  return kept;
}

/** `2 grain 1 vegetable` as one number; `as` says what so many of a name are in it. */
function readAmounts(
  names: readonly string[],
  word: string,
  as: (name: number, n: number) => number,
): number | undefined {
  const parts = word.split(' ');
  let sum = 0;
  for (let i = 0; i < parts.length; i += 2) {
    const [n, name] = [wholeIn(parts[i]), names.indexOf(parts[i + 1])];
    if (n === undefined || name < 0) return undefined;
    sum += as(name, n);
  }
  return sum;
}

/** Places joined by `+` as a mask. */
function readBits(word: string, place: (text: string) => number | undefined): number | undefined {
  let mask = 0;
  for (const text of word.split('+')) {
    const bit = place(text);
    if (bit === undefined) return undefined;
    mask |= 1 << bit;
  }
  return mask;
}
