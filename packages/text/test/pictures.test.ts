import { cards } from '@furrow/agricola/cards/index';
import { majors } from '@furrow/agricola/majors';
import type { Ruleset } from '@furrow/agricola/ruleset';
import { buildings } from '@furrow/creatures/buildings/index';
import { AgricolaScenario } from '@furrow/testkit/agricola-scenario';
import { cardPicture, majorPicture } from '@furrow/text/pictures/agricola';
import { buildingPicture } from '@furrow/text/pictures/creatures';
import type { Pictogram, Picture } from '@furrow/text/pictures/picture';
import { describe, expect, test } from 'vitest';

const { spaces } = new AgricolaScenario({ seats: 4 }).game.rules as Ruleset;

/** A picture in a line: squares for when, brackets for what. */
function drawn(picture: Picture): string[] {
  const said = ({ sign, n }: Pictogram) => (n === undefined ? sign : `${sign} ${n}`);
  return picture.map(({ when, from, to }) =>
    [
      ...when.map((one) => `[${said(one)}]`),
      ...from.map((one) => `(${said(one)})`),
      '→',
      ...to.map((one) => `(${said(one)})`),
    ].join(' '),
  );
}

function ofCard(id: string): string[] {
  const card = cards.find((one) => one.id === id);
  if (card === undefined) throw new Error(`no card is called ${id}`);
  return drawn(cardPicture(card, spaces));
}

describe('a picture made from the declaration', () => {
  test('shows what a card waits for, counts and gives', () => {
    expect(ofCard('loom')).toEqual(['[harvest] (sheep) → (food 1–3)', '(sheep 3) → (points 1)']);
    expect(ofCard('wood-cutter')).toEqual(['[wood] → (wood 1)']);
    expect(ofCard('milk-jug')).toEqual(['[cattle] → (food 1–3)']);
    expect(ofCard('frame-builder')).toEqual(['[room] [renovate] (clay 2) (stone 2) → (wood 1)']);
  });

  test('takes all building resources together for one of choice', () => {
    expect(ofCard('storage-barn')).toEqual(['[major] [wood] [clay] [reed] → (resource 1)']);
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
});
