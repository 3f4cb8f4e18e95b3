import { majors } from '@furrow/agricola/boards/majors';
import { cards } from '@furrow/agricola/cards/index';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { BUILDING_RESOURCES } from '@furrow/agricola/state/goods';
import { buildings } from '@furrow/creatures/buildings/index';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { cardPicture, majorPicture, needsPicture } from '@furrow/text/pictures/agricola';
import { buildingPicture } from '@furrow/text/pictures/creatures';
import { type Pictogram, type Picture, strip } from '@furrow/text/pictures/picture';
import { describe, expect, test } from 'vitest';
import { declaredBy, isDeclared } from './declared-goods';

const { spaces } = new AgricolaScenario({ seats: 4 }).game.rules as Ruleset;

const isMore = ({ sign }: Pictogram) => sign === 'more';

/** What a picture shows as given or got; a building resource of choice is any of them. */
function shown(picture: Picture, part: 'from' | 'to'): readonly Pictogram[] {
  return picture
    .flatMap((strip) => strip[part])
    .flatMap((one) =>
      one.sign === 'resource' ? BUILDING_RESOURCES.map((sign) => ({ ...one, sign })) : [one],
    );
}

/** A picture in a line: squares for when, brackets for what. */
function drawn(picture: Picture): string[] {
  const said = ({ sign, n, or }: Pictogram) => `${or ? '/ ' : ''}${n === undefined ? sign : `${sign} ${n}`}`;
  return picture.map(({ when, from, to }) =>
    [
      ...when.map((one) => `[${said(one)}]`),
      ...from.map((one) => `(${said(one)})`),
      '→',
      ...to.map((one) => `(${said(one)})`),
    ].join(' '),
  );
}

function ofCard(id: string, players?: number): string[] {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return drawn(cardPicture(card, spaces, players));
}

describe('a picture made from the declaration', () => {
  test('shows what a card waits for, counts and gives', () => {
    expect(ofCard('loom')).toEqual(['[harvest] (sheep) → (food 1–3)', '(sheep 3) → (points 1)']);
    expect(ofCard('wood-cutter')).toEqual(['[wood] → (wood 1)']);
    expect(ofCard('milk-jug')).toEqual(['[cattle] → (food 3)', '[cattle] [others] → (food 1)']);
    expect(ofCard('frame-builder')).toEqual(['[room] [renovate] (clay 2) (/ stone 2) → (wood 1)']);
  });

  test('tells what is given together from what is given instead', () => {
    expect(ofCard('nutrition-expert')).toEqual([
      '[round] (grain 1) (vegetable 1) (sheep 1) (/ boar 1) (/ cattle 1) → (food 5) (points 2)',
    ]);
    expect(ofCard('butter-churn-2007')).toEqual([
      '[harvest] (sheep 3) → (food 1)',
      '[harvest] (cattle 2) → (food 1)',
    ]);
  });

  test('shows what comes at a table of so many players, and all of it where that is not known', () => {
    expect(ofCard('consultant', 2)).toEqual(['→ (clay 3)']);
    expect(ofCard('consultant')).toEqual([
      '[person 1] → (grain 2)',
      '[person 2] → (clay 3)',
      '[person 3] → (reed 2)',
      '[person 4+] → (sheep 2)',
    ]);
  });

  test('shows what must hold, and leaves to the words what no sign tells', () => {
    expect(ofCard('informant')).toEqual(['→ (wood 1)', '[person] [stone] [over] [clay] → (wood 1)']);
    expect(ofCard('bohemian')).toEqual(['[room] [vacant 1+] → (food 1)']);
    expect(ofCard('organic-farmer')).toEqual(['(fences) → (points 1)']);
    expect(ofCard('trimmer')).toEqual(['[fences] → (stone 2)']);
    expect(ofCard('angler')).toEqual(['[food 0–2] → (major) (/ minor)']);
  });

  test('says where something comes later what comes', () => {
    expect(ofCard('handplow')).toEqual(['[later +5] → (plow)']);
  });

  test('of a card that its file draws is the one of its file', () => {
    expect(ofCard('heresy-teacher')).toEqual(['[occupation] (grain 3+) → (vegetable 1)']);
  });

  test('has a sign for everything that it shows', () => {
    const vague = cards.filter((card) =>
      cardPicture(card, spaces).some((strip) => [...strip.when, ...strip.from, ...strip.to].some(isMore)),
    );
    expect(vague.map(({ id }) => id)).toEqual([]);
  });

  test('shows what must be had to play a card', () => {
    const needed = (id: string) => {
      const card = cards.find((one) => one.id === id);
      return card && drawn([strip({ when: needsPicture(card, spaces) })]);
    };
    expect(needed('sack-cart')).toEqual(['[occupation 2+] →']);
    expect(needed('mantlepiece')).toEqual(['[room] [clay] [/ stone] →']);
    expect(needed('big-country')).toEqual(['[expand 0] →']);
  });

  test('shows what improvements cook, bake and craft, and what buildings hold', () => {
    const joinery = majors.find(({ id }) => id === 'joinery');
    const stall = buildings.find(({ id }) => id === 'open-stable');
    expect(joinery && drawn(majorPicture(joinery))).toEqual(['[harvest] (wood) → (food 2)']);
    expect(stall && drawn(buildingPicture(stall))).toEqual(['→ (roof 5)', '→ (cow 1) (horse 1)']);
  });

  test('is there for every card, improvement and building', () => {
    const blank = [
      ...cards.filter((card) => cardPicture(card, spaces).length === 0),
      ...majors.filter((major) => majorPicture(major).length === 0),
      ...buildings.filter((building) => buildingPicture(building).length === 0),
    ];
    expect(blank.map(({ id }) => id)).toEqual([]);
  });

  test.each(cards)(
    'of $id ($no) shows what its effects give and take, in the numbers that they name',
    (card) => {
      const picture = cardPicture(card, spaces);
      const { gained, paid } = declaredBy(card);
      const to = shown(picture, 'to');
      const from = shown(picture, 'from');
      const missing = [
        ...Object.keys(gained).filter((good) => !to.some(({ sign }) => sign === good)),
        ...Object.keys(paid).filter((good) => !from.some(({ sign }) => sign === good)),
      ];
      expect(missing).toEqual([]);
      const wrong = [
        ...to.filter(({ sign, n }) => sign in gained && !isDeclared(n, gained[sign])),
        ...from.filter(({ sign, n }) => sign in paid && !isDeclared(n, paid[sign])),
      ];
      expect(wrong).toEqual([]);
    },
  );
});
