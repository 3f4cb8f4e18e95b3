import type { Declaration } from '@furrow/creatures/building';
import { buildings } from '@furrow/creatures/buildings/index';
import { buildingsWith } from '../../creatures/buildings-with';
import type { ReasonPhrases, Shortfall } from '../../creatures/phrases';
import { capital } from '../../sentence';
import { list, quoted, seatName } from '../grammar';
import { condition } from './buildings';
import { DONE } from './moves';
import { builtBuilding, cannotPay, edgeNames, goods, prices, spaceName, theBuilding } from './nouns';

/** That something is too dear, of which several could be wanted. */
function tooDear({ prices: cost, have, each }: Shortfall): string {
  const some = have.filter(([, n]) => n > 0);
  return each
    ? `Das kostet ${prices(cost)} pro Stück, du hast aber nur ${goods(some)}.`
    : cannotPay(cost, have);
}

/** The buildings behind a rule: `das Eckhaus`. */
function named(field: keyof Declaration): string {
  return list(
    buildingsWith(field).map((one) => theBuilding(one, 'accusative')),
    'oder',
  );
}

/** Why something cannot be done, in German. */
export const reasons: ReasonPhrases = {
  occupied: ({ space }, asker) =>
    `${seatName(asker.workerOn(space))} hat schon einen Arbeiter auf ${quoted(spaceName(space))}; wähle ein freies Feld.`,
  'nothing-there': () => 'Dort liegt nichts, was du nehmen könntest.',
  'cannot-pay': ({ prices: cost }, asker) => tooDear(asker.shortfall(cost)),
  'no-borders': () => 'Du hast keine Begrenzungen mehr in deinem Vorrat.',
  'no-edge': () => 'Auf deinem Hof ist schon überall eine Begrenzung.',
  'edge-taken': ({ edge }, asker) =>
    `An ${edgeNames([asker.edge(edge)], 'dative')} ist schon eine Begrenzung; wähle eine freie Seite.`,
  'no-troughs': () => 'Es sind keine Futtertröge mehr im Vorrat.',
  'no-trough-space': () => 'Auf jedem Feld deines Hofs steht schon ein Futtertrog.',
  'trough-taken': ({ cell }, asker) =>
    `Auf ${asker.cell(cell)} steht schon ein Futtertrog; wähle ein Feld ohne Futtertrog.`,
  'too-many': ({ atMost }) =>
    atMost <= 0
      ? 'Mehr sind hier nicht möglich.'
      : `Das sind zu viele: Hier sind höchstens ${atMost} möglich.`,
  'too-few': ({ atLeast }) => `Du brauchst mindestens ${atLeast}, bevor du ${quoted(DONE)} wählst.`,
  'named-twice': () => 'Du hast dieselbe Stelle zweimal genannt; nenne jede nur einmal.',
  'no-tiles': () => 'Es sind keine Stallplättchen mehr im Vorrat.',
  'no-space': () => 'Auf deinem Hof ist kein Feld, auf dem ein Stall stehen darf.',
  'cannot-stand-there': ({ cell }, asker) =>
    `Auf ${asker.cell(cell)} darf das Gebäude nicht stehen; wähle eines der angebotenen Felder.`,
  'no-stall': () => 'Du hast keinen Stall, den du zur Stallung ausbauen könntest.',
  'no-stall-there': ({ cell }, asker) => `Auf ${asker.cell(cell)} steht kein Stall von dir.`,
  'not-offered': ({ building }) =>
    buildings[building].kind === 'special'
      ? `${capital(theBuilding(building))} ist nicht in der Auslage.`
      : `${capital(builtBuilding(building))} kannst du hier nicht bauen, nur Sondergebäude aus der Auslage.`,
  'nothing-to-build': () => 'In der Auslage ist kein Sondergebäude, das du jetzt bauen kannst.',
  needs: ({ condition: needs }, asker) => {
    if ('turn' in needs) return `Das darf nur ${condition(needs)} gebaut werden.`;
    const have = asker.count(needs.of);
    const found =
      needs.of.count === 'fewestAnimals'
        ? `von einer Art hast du aber ${have === 0 ? 'kein einziges' : `nur ${have}`}`
        : `hast aber ${have === 0 ? 'keine' : `nur ${have}`}`;
    return `Du brauchst ${condition(needs)}, ${found}.`;
  },
  nowhere: ({ building }) => {
    const { over } = buildings[building];
    return over === undefined || over === 'cottage'
      ? `Auf deinem Hof ist kein Feld, auf dem ${theBuilding(building)} stehen darf.`
      : `Du hast ${over === 'stall' ? 'keinen Stall, den' : 'keine Stallung, die'} ${theBuilding(building)} ersetzen könnte.`;
  },
  'no-expansions': () => 'Es sind keine Erweiterungen mehr im Vorrat.',
  'no-more-expansions': () =>
    `Du hast ${named('endsExpansion')} und darfst deinen Hof deshalb nicht mehr erweitern.`,
  'nothing-to-trade': () => 'Du hast nichts, was du dafür hergeben könntest.',
  'no-such-trade': () => 'Dieser Tausch ist nicht möglich; wähle einen der angebotenen.',
  'no-loose-trough': () => 'Du hast keinen Futtertrog auf einem Feld ohne Gebäude.',
  'nothing-to-move': () => 'Du hast weder einen Futtertrog noch einen Stall zum Versetzen.',
  'cannot-move': () =>
    'So lässt sich das nicht versetzen: Jedes Teil kommt von seinem Feld auf ein freies Feld.',
  'splits-buildings': () =>
    `Du hast ${named('cluster')}, deshalb müssen deine Gebäude aneinandergrenzen; so würden sie getrennt.`,
  'no-room': () => 'Für so viele Tiere ist kein Platz; behalte weniger.',
  'not-so-many': () => 'So viele Tiere hast du nicht.',
  'newborn-promised': () => 'Du hast für das Jungtier eine Begrenzung gesetzt, also musst du es behalten.',
  'newborn-has-no-room': () =>
    'Das Jungtier fände keinen Platz; setze die Begrenzung so, dass es Platz bekommt.',
  'not-owned': ({ building }) => `${capital(theBuilding(building))} steht nicht auf deinem Hof.`,
  'not-at-any-time': ({ building }) =>
    `${capital(theBuilding(building))} kann nicht jederzeit genutzt werden.`,
  'work-phase-only': ({ building }) =>
    `${capital(theBuilding(building))} kann nur in der Arbeitsphase genutzt werden.`,
  'not-asked': () => 'Danach ist gerade nicht gefragt; wähle eine der angebotenen Antworten.',
};
