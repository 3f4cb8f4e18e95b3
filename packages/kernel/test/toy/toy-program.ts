import type { AnyEffect } from '../../src/effect';
import { inTurn, may, oneOf, seq, together } from '../../src/effect';
import { Program } from '../../src/program';
import { wordsOf } from '../../src/words';
import { toyKinds } from './toy-kinds';
import type { ToyState } from './toy-state';

/** What may be used at any time: melting gold; for people also minting it, and for the rich the choice of a shop. */
export const CALLS = ['melt', 'mint', 'shop'] as const;
const sources = wordsOf(['rules', ...CALLS]);

/** The effects of the toy game; those that may be used at any time are added by its rules. */
export const program = new Program<ToyState>(toyKinds, {
  print: (source) => sources.print(source + 1),
  parse: (word) => {
    const at = sources.parse(word);
    return at === undefined ? undefined : at - 1;
  },
});

/** An effect of one of the toy's own kinds. */
export const effect = (kind: string): AnyEffect => ({ do: kind });

program.add(
  'game',
  seq<AnyEffect>(
    effect('deal'),
    inTurn(effect('market')),
    together(seq<AnyEffect>(effect('bid'), may(effect('present')))),
    effect('reveal'),
    inTurn(effect('toll')),
    inTurn(oneOf<AnyEffect>({ gold: effect('mint'), silver: effect('present') })),
    inTurn(effect('paint')),
  ),
);
