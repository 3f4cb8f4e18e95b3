import { PEOPLE } from '@furrow/agricola/farm/farmyard';
import type { Why } from '@furrow/agricola/vocabulary/reasons';
import type { Amounts } from '@furrow/farm/goods';
import { givenOf } from '../../agricola/clauses/given';
import type { ReasonPhrases } from '../../agricola/phrases';
import { capital } from '../../sentence';
import { count, edgeName, quoted, seatName } from '../grammar';
import { condition, prerequisite } from './conditions';
import { drawnReasons } from './drawn';
import { handReasons } from './hands';
import { DONE } from './moves';
import { amount, beggingMarkers, cannotPay, prices, theMajor } from './nouns';
import { theAction } from './occasions';
import { spaceNames } from './space-names';

function wrongBegging({ lacking, need }: Extract<Why, { why: 'begging' }>): string {
  if (lacking === 0)
    return `Deine Familie braucht nur ${need} Nahrung; nimm höchstens ${beggingMarkers(need)}.`;
  return `Dir ${lacking === 1 ? 'fehlt' : 'fehlen'} noch ${lacking} Nahrung: Nimm ${beggingMarkers(lacking)} oder wandle mehr Waren in Nahrung um.`;
}

/** What a room and what a stable costs; the first prices are those of a room. */
function toBuild(cost: readonly Amounts[], rooms: number): string {
  return `${prices(cost.slice(0, rooms))} für einen Raum oder ${prices(cost.slice(rooms))} für einen Stall`;
}

/** Why something cannot be done, in German. */
export const reasons: ReasonPhrases = {
  ...handReasons,
  ...drawnReasons,
  occupied: ({ space }, asker) =>
    `${seatName(asker.personOn(space))} hat schon eine Person auf ${quoted(asker.space(space))}; wähle ein freies Feld.`,
  'tile-used': ({ space }, asker) =>
    `Das Plättchen mit ${quoted(asker.space(space))} ist in dieser Runde schon besetzt; wähle ein anderes Feld.`,
  'not-revealed': ({ space }, asker) =>
    `${quoted(asker.space(space))} ist noch nicht aufgedeckt; wähle ein Feld, das schon im Spiel ist.`,
  'other-season': ({ space }, asker) =>
    `${quoted(asker.space(space))} gibt es in dieser Jahreszeit nicht; wähle ein anderes Feld.`,
  frozen: () =>
    `Im Winter ist ${quoted(spaceNames.fishing)} bis einschließlich Runde 11 gesperrt; wähle ein anderes Feld.`,
  'nothing-there': () => 'Dort liegt nichts, was du nehmen könntest.',
  'cannot-pay': ({ prices: cost, rooms }, asker) =>
    cannotPay(cost, asker.have(cost), rooms === undefined ? prices(cost) : toBuild(cost, rooms)),
  'must-spend': ({ good }) =>
    `Du musst dafür mindestens ${amount(good, 1)} zahlen; im Preis kommt das nicht vor.`,
  'from-round': ({ round }) => `Das geht erst ab Runde ${round}.`,
  'no-room-space': () => 'Neben dem Haus ist kein freies Feld für einen weiteren Raum.',
  'no-stable-left': () => 'Es ist kein Stall mehr im Vorrat.',
  'no-pieces': ({ piece, count: n }) =>
    `Du brauchst ${piece === 'fence' ? count(n, 'Zaun', 'Zäune') : count(n, 'Stall', 'Ställe')} im Vorrat.`,
  'no-stable-space': () => 'Es gibt kein Feld mehr, auf dem ein Stall stehen darf.',
  'cannot-stand-there': ({ cell }, asker) =>
    `Auf ${asker.cell(cell)} geht das nicht; wähle eines der angebotenen Felder.`,
  'too-many': ({ atMost }) =>
    atMost <= 0
      ? 'Mehr sind hier nicht möglich.'
      : `Das ist zu viel: Hier ${atMost === 1 ? 'ist' : 'sind'} höchstens ${atMost} möglich.`,
  'too-few': ({ atLeast }) => `Du brauchst mindestens ${atLeast}, bevor du ${quoted(DONE)} wählst.`,
  'stone-house': () => 'Dein Haus ist schon aus Stein und lässt sich nicht weiter renovieren.',
  'family-complete': () => `Deine Familie hat schon ${PEOPLE} Personen; größer kann sie nicht werden.`,
  'no-free-room': () => 'In deinem Haus ist kein Raum frei; baue erst einen Raum an.',
  'no-field-space': () =>
    'Es gibt kein freies Feld für einen Acker; jeder weitere Acker muss an einen anderen grenzen.',
  'no-empty-field': () => 'Du hast keinen leeren Acker zum Säen.',
  'no-crops': () => 'Du hast nicht genug Getreide oder Gemüse zum Säen.',
  'field-planted': ({ cell }, asker) =>
    `Auf ${asker.cell(cell)} kannst du nicht säen; wähle einen leeren Acker.`,
  'not-sown-now': ({ field }, asker) =>
    `Auf ${asker.cell(field)} hast du nicht gerade gesät; nenne nur Äcker, die du mit dieser Aktion besät hast.`,
  'no-crop-to-move': () =>
    'Du hast keinen Acker mit mindestens 2 Feldfrüchten oder keinen leeren Acker für eine davon.',
  'named-twice': () => 'Du hast dieselbe Stelle zweimal genannt; nenne jede nur einmal.',
  'no-such-crop': ({ field }, asker) =>
    `Auf ${asker.cell(field)} wächst davon nichts; wähle einen Acker, auf dem es wächst.`,
  'other-crop': ({ field }, asker) =>
    `Auf ${asker.cell(field)} wächst nur die andere Feldfrucht; säe dort diese.`,
  'nothing-to-bake-with': () =>
    'Du hast keine Anschaffung, mit der du Brot backen kannst; dafür brauchst du eine Feuerstelle, einen Kochherd oder einen Ofen.',
  'no-grain': () => 'Du hast kein Getreide zum Backen.',
  'no-fence-stands': () => 'Du hast noch keinen Zaun gebaut.',
  'no-fences': () => 'Es ist kein Zaun mehr im Vorrat.',
  'not-one-pasture': () => 'Du musst genau 1 neue Weide einzäunen; eine vorhandene zu teilen genügt nicht.',
  'no-pasture': () =>
    'So lässt sich keine neue Weide einzäunen; dafür brauchst du genug Holz, Zäune und freie Felder.',
  'fence-there': ({ edge }, asker) =>
    `An ${edgeName(asker.edge(edge), 'dative')} steht schon ein Zaun; wähle eine freie Seite.`,
  'encloses-building': () => 'In einer Weide darf weder ein Raum noch ein Acker liegen; zäune anders ein.',
  'fence-bounds-nothing': () =>
    'Jeder Zaun muss eine geschlossene Weide begrenzen; zäune die Weide ringsum ein.',
  'pastures-apart': () => 'Alle Weiden eines Hofs müssen aneinandergrenzen; zäune neben den anderen ein.',
  'pasture-apart-from-farm': () =>
    'Die erste Weide eines Hofs muss an einen Raum, einen Acker oder einen Stall grenzen oder einen Stall enthalten.',
  'majors-gone': () => 'Alle großen Anschaffungen sind schon gebaut.',
  'no-major-affordable': () => 'Du kannst keine der großen Anschaffungen bezahlen, die noch da sind.',
  'major-taken': ({ major }) =>
    `${capital(theMajor(major, 'nominative'))} ist schon gebaut; wähle eine andere Anschaffung.`,
  'no-cards': () => 'Dafür brauchst du eine Handkarte, und du hast keine.',
  'cards-unused': () => 'In dieser Partie gibt es keine Handkarten; niemand nutzt dieses Feld.',
  'closed-by-card': ({ card }, asker) =>
    `Wegen ${quoted(asker.card(card))} darfst du die Felder neben deinem Haus erst nutzen, wenn alle anderen genutzt sind.`,
  'no-card-playable': () => 'Du kannst jetzt keine deiner Handkarten ausspielen.',
  'nothing-to-return': ({ card }, asker) =>
    `Du hast keine Anschaffung vor dir, die du für ${quoted(asker.card(card))} zurückgeben kannst.`,
  'not-in-hand': () => 'Diese Karte hast du nicht auf der Hand; wähle eine, die du hast.',
  needs: ({ card, condition: needed }, asker) =>
    `${quoted(asker.card(card))} hat eine Voraussetzung, die du nicht erfüllst: ${prerequisite(givenOf(needed))}.`,
  'play-impossible': ({ card }, asker) =>
    `Was ${quoted(asker.card(card))} beim Ausspielen verlangt, ist jetzt nicht möglich.`,
  'major-action-only': ({ card }, asker) =>
    `${quoted(asker.card(card))} kannst du nur mit ${theAction('improvement', 'der')} ausspielen.`,
  'cannot-renovate': ({ card }, asker) =>
    `Wegen ${quoted(asker.card(card))} darfst du nicht mehr renovieren.`,
  'nothing-on-card': () => 'Auf dieser Karte liegt nichts mehr.',
  'used-up': () => 'Du hast diese Karte schon genutzt; noch einmal geht es jetzt nicht.',
  condition: ({ condition: needed }) => `Das geht nur, wenn ${condition(givenOf(needed))}.`,
  'nobody-to-place': () => 'Du hast jetzt niemanden, den du einsetzen könntest.',
  'no-newborn': () => 'Du hast in dieser Runde kein Neugeborenes.',
  'nowhere-to-go': () => 'Es gibt kein Feld, das diese Person noch nutzen könnte.',
  'card-space': ({ card }, asker) =>
    `Das Feld von ${quoted(asker.card(card))} kannst du jetzt nicht nutzen; wähle ein anderes.`,
  toll: ({ card }, asker) =>
    `Du musst erst den Besitzer von ${quoted(asker.card(card))} bezahlen und kannst es nicht; wähle ein anderes Feld.`,
  'no-room': () => 'Für so viele Tiere ist kein Platz; behalte weniger.',
  'not-so-many': () => 'So viel hast du nicht, oder so viel geht hier nicht.',
  'no-use-for-animals': () =>
    'Du hast keinen Platz für diese Tiere und kannst sie auch nicht gleich kochen; wähle ein anderes Feld.',
  'must-pay-food': () =>
    'Solange du Nahrung hast, musst du deine Familie damit ernähren; nimm weniger Bettelmarker.',
  'needed-afterwards': () => 'Diese Waren brauchst du noch für das, was du bezahlst; gib andere.',
  begging: wrongBegging,
  'nothing-to-convert': () =>
    'Das kannst du nicht in Nahrung umwandeln; für Tiere brauchst du eine Feuerstelle oder einen Kochherd.',
  'not-while-breeding': () => 'Entscheide erst, welche Tiere du behältst.',
  'no-pair': () => 'Dafür brauchst du mindestens 2 Tiere derselben Art.',
  'nothing-to-move': () =>
    'Hier kannst du nichts austauschen: Von jeder Sorte musst du 1 zahlen, und dann muss noch etwas da sein, was ihr geben oder nehmen könnt.',
  'not-asked': () => 'Danach ist gerade nicht gefragt; wähle eine der angebotenen Antworten.',
};
