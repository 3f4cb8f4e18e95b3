/** What a face is put together from. */
export interface FaceParts {
  readonly skin: string;
  readonly hair: 'short' | 'bob' | 'bun' | 'braids' | 'curls' | 'bald';
  readonly hairColour: string;
  readonly hat?: 'straw' | 'cap' | 'scarf' | 'felt' | 'baker';
  readonly coat: string;
  readonly hatColour?: string;
  readonly extras: readonly ('freckles' | 'glasses' | 'moustache' | 'beard' | 'wrinkles')[];
}

const FAIR = '#f3cfae';
const ROSY = '#eeb892';
const OLIVE = '#d9a273';
const BROWN = '#a8714a';

const FLAX = '#e6bd5a';
const GINGER = '#c8692f';
const CHESTNUT = '#7a4a26';
const BLACK = '#33261f';
const GREY = '#b3aba0';
const WHITE = '#ece7dc';

/** The faces of each level, from the gentlest to the strongest, in the order of their names. */
export const faces: readonly (readonly FaceParts[])[] = [
  [
    { skin: FAIR, hair: 'short', hairColour: GINGER, hat: 'straw', coat: '#5b8db8', extras: ['freckles'] },
    { skin: FAIR, hair: 'braids', hairColour: FLAX, coat: '#c65b52', extras: ['freckles'] },
    { skin: OLIVE, hair: 'curls', hairColour: BLACK, coat: '#7c9b4c', extras: [] },
    { skin: ROSY, hair: 'bob', hairColour: CHESTNUT, coat: '#d8a13a', extras: [] },
    { skin: BROWN, hair: 'short', hairColour: BLACK, hat: 'cap', coat: '#6b8f8a', extras: [] },
  ],
  [
    { skin: ROSY, hair: 'bun', hairColour: CHESTNUT, hat: 'baker', coat: '#d98c77', extras: [] },
    { skin: FAIR, hair: 'short', hairColour: FLAX, coat: '#4f7347', extras: ['moustache'] },
    {
      skin: OLIVE,
      hair: 'bob',
      hairColour: BLACK,
      hat: 'scarf',
      hatColour: '#b5582f',
      coat: '#8a6fa3',
      extras: [],
    },
    { skin: FAIR, hair: 'curls', hairColour: GINGER, coat: '#4a6c94', extras: ['glasses'] },
    { skin: BROWN, hair: 'braids', hairColour: BLACK, coat: '#c79a3a', extras: [] },
  ],
  [
    {
      skin: ROSY,
      hair: 'short',
      hairColour: CHESTNUT,
      hat: 'felt',
      hatColour: '#5f6f49',
      coat: '#8a6a45',
      extras: ['beard'],
    },
    { skin: FAIR, hair: 'bun', hairColour: GINGER, coat: '#3f6b6f', extras: ['glasses'] },
    { skin: OLIVE, hair: 'bald', hairColour: BLACK, coat: '#9c4a31', extras: ['moustache'] },
    {
      skin: ROSY,
      hair: 'bob',
      hairColour: CHESTNUT,
      hat: 'scarf',
      hatColour: '#4a6c94',
      coat: '#a88456',
      extras: [],
    },
    { skin: BROWN, hair: 'curls', hairColour: BLACK, coat: '#6f9a45', extras: ['beard'] },
  ],
  [
    {
      skin: FAIR,
      hair: 'bun',
      hairColour: GREY,
      hat: 'scarf',
      hatColour: '#c9b48a',
      coat: '#6a4b3a',
      extras: ['glasses'],
    },
    { skin: ROSY, hair: 'short', hairColour: GREY, coat: '#46689a', extras: ['moustache', 'glasses'] },
    { skin: OLIVE, hair: 'bun', hairColour: BLACK, coat: '#8c2f4a', extras: ['wrinkles'] },
    { skin: FAIR, hair: 'bald', hairColour: CHESTNUT, coat: '#5f6f49', extras: ['beard', 'glasses'] },
    { skin: BROWN, hair: 'short', hairColour: GREY, hat: 'felt', coat: '#7a5232', extras: ['moustache'] },
  ],
  [
    { skin: ROSY, hair: 'bald', hairColour: WHITE, coat: '#4f3d24', extras: ['beard', 'wrinkles'] },
    { skin: FAIR, hair: 'bun', hairColour: WHITE, coat: '#6d3f6b', extras: ['glasses', 'wrinkles'] },
    {
      skin: OLIVE,
      hair: 'short',
      hairColour: WHITE,
      hat: 'felt',
      hatColour: '#3a2c1d',
      coat: '#8a5a00',
      extras: ['beard', 'wrinkles'],
    },
    {
      skin: FAIR,
      hair: 'bob',
      hairColour: WHITE,
      hat: 'scarf',
      hatColour: '#9c4a31',
      coat: '#42505b',
      extras: ['wrinkles'],
    },
    { skin: BROWN, hair: 'bald', hairColour: WHITE, coat: '#39701f', extras: ['moustache', 'wrinkles'] },
  ],
];
