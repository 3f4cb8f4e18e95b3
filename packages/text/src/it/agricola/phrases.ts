import type { Phrases } from '../../agricola/phrases';
import { list, seatName } from '../grammar';
import { lacks } from '../lacks';
import { cardPhrases } from './cards';
import { say } from './compounds';
import { events } from './events';
import { moves } from './moves';
import { amount, goodLabel, majorName } from './nouns';
import { onCards } from './on-card';
import { options } from './options';
import { questions } from './questions';
import { reasons } from './reasons';
import { shortSpaceNames } from './short-space-names';
import { spaceNames } from './space-names';
import { table } from './table';
import { majorPhrases, spacePhrases } from './things';
import { typing } from './typing';

/** Who wins when the points are equal. */
function wonTie(winners: readonly string[], edition: '2007' | 'revised'): string {
  if (winners.length === 1)
    return `Parità di punti: vince ${winners[0]}, con più risorse da costruzione nella riserva.`;
  const same = edition === 'revised' ? 'Parità di punti e di risorse da costruzione' : 'Parità di punti';
  return `${same}: vincono insieme ${list(winners)}.`;
}

/** Agricola in Italian. */
export const phrases: Phrases = {
  name: 'Agricola',
  about: 'Per 14 round ari campi, recinti pascoli, ampli la casa e sfami una famiglia che cresce.',
  options,
  notationHelp: [
    'Le mosse sono parole brevi: il nome di uno spazio azione («forest», «day-laborer»), la parola di una scelta («sow», «bake»), oppure un verbo con ciò a cui si riferisce: «field a2», «room a1», «major well». Le file sono a, b e c dall’alto, le colonne vanno da 1 a 5. Unisci più mosse con «;»: «farmland; field a2».',
    'Un pascolo è fatto di caselle unite da «+»: «pasture a2+a3». I singoli steccati sono lati, cioè una casella con un punto cardinale (n, e, s o w, l’ovest): «fence a2n a2w a2s a2e». Si semina con «sow grain a2 vegetable a3» e si sfama la famiglia con «feed 2 grain 1 begging», dove indichi ciò che diventa cibo e i segnalini elemosina («feed nothing» se paghi solo con il cibo che hai). «keep 2 sheep 1 boar» dice quali animali restano quando non c’è posto per tutti.',
    'Ogni volta che tocca a te decidere, tranne durante la riproduzione degli animali, puoi anche trasformare beni in cibo, con «exchange; convert 1 grain», o restituire beni alla riserva generale, con «give-back; discard 2 wood».',
  ],
  teamHelp:
    'Per costruire nella fattoria del tuo compagno: «partner-room a1», «partner-stable c4», «partner-field a2», «partner-pasture a2+a3» o «partner-fence a2n a2w a2s a2e». Sulla Piazza del Mercato, «give 2 wood 1 grain» dà beni e «take 1 clay» ne prende.',
  cardHelp:
    'Una carta si gioca con «play» e il suo nome in inglese, per esempio «play basket»; una carta che si può usare in qualsiasi momento si usa con il solo nome: «grocer». Se più carte agiscono insieme, «first loom» dice quale agisce per prima. Se una carta offre qualcosa al posto di un’azione, «instead freshman» usa la carta e «usual» svolge l’azione.',
  wonTie,
  wonTeam: (winners, byTieBreak) => {
    if (winners.length > 2) return 'Parità: le due squadre vincono insieme.';
    return byTieBreak
      ? `Parità di punti: vince la squadra di ${list(winners)}, con più risorse da costruzione nella riserva.`
      : `Vince la squadra di ${list(winners)}.`;
  },
  tieBreak: 'Spareggio: risorse da costruzione rimaste',
  names: {
    good: (good, count) => (count === undefined ? goodLabel(good) : amount(good, count)),
    spaces: spaceNames,
    shortSpaces: shortSpaceNames,
    major: majorName,
    exchange: 'Trasformare beni in cibo',
    giveBack: 'Restituire beni',
    threeForOne: 'Tre per una',
    seat: seatName,
    round: (now, of) => (now === 0 ? 'Preparazione' : `Round ${now} di ${of}`),
    labelled: (name, text) => `${name}: ${text}`,
  },
  say,
  cards: cardPhrases,
  onCards,
  major: majorPhrases,
  space: spacePhrases,
  questions,
  typing,
  moves,
  events,
  reasons,
  lacks,
  score: {
    fields: 'Campi',
    pastures: 'Pascoli',
    grain: 'Grano',
    vegetables: 'Ortaggi',
    sheep: 'Pecore',
    boar: 'Cinghiali',
    cattle: 'Bovini',
    unused: 'Caselle inutilizzate',
    stables: 'Stalle recintate',
    clayRooms: 'Stanze di argilla',
    stoneRooms: 'Stanze di pietra',
    people: 'Familiari',
    improvements: 'Migliorie',
    bonus: 'Punti bonus',
    begging: 'Segnalini elemosina',
  },
  table,
};
